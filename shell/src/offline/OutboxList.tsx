import { formatRelative } from '@learn/domain';
import { dropWaiting, resolveWaiting, type WaitingWrite } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, color, fontSize, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from './texts.ts';

const Row = styled.li`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]} ${space[16]};
  border-top: 1px solid ${color.line};
`;

const Line = styled.p`
  color: ${color.ink500};
  font-size: ${fontSize[14]};
`;

const Problem = styled.p`
  color: ${color.failed};
  font-size: ${fontSize[14]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  align-items: center;
`;

const Hint = styled(Text)`
  padding: 0 ${space[16]} ${space[12]};
`;

/** Each write that was not sent, the next one first, and what can be done about those that the server did not take. */
export function OutboxList({ waiting }: { waiting: readonly WaitingWrite[] }) {
  const { t } = useTexts();
  return (
    <>
      <Hint $tone="secondary">{t('hint')}</Hint>
      <ul aria-label={t('title')}>
        {waiting.map((write) => (
          <WaitingRow key={write.key} write={write} />
        ))}
      </ul>
    </>
  );
}

/** Whether it is not sent by itself any more. */
export function needsPerson({ state }: WaitingWrite): boolean {
  return state === 'conflict' || state === 'refused' || state === 'failed';
}

function WaitingRow({ write }: { write: WaitingWrite }) {
  const { t, language } = useTexts();
  const { area, state, address, since, reason } = write;
  const title = write.title || t(`untitled.${area}`);
  const lost = needsPerson(write);
  return (
    <Row>
      <b>{title}</b>
      {lost ? (
        <Problem>
          {t(`state.${state}`)} {state === 'refused' && reason}
        </Problem>
      ) : (
        <Line>
          {t(`state.${state}`)} · {formatRelative(since, new Date(), language)}
        </Line>
      )}
      <Actions>
        <TextLink as={Link} to={address} aria-label={t('openTitle', { title })}>
          {t('open')}
        </TextLink>
        {state === 'failed' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('againTitle', { title })}
            onClick={() => void resolveWaiting(write.key, write)}
          >
            {t('again')}
          </Button>
        )}
        {lost && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('dropTitle', { title })}
            onClick={() => void dropWaiting(write.key)}
          >
            {t('drop')}
          </Button>
        )}
      </Actions>
    </Row>
  );
}
