import { formatRelative } from '@learn/domain';
import { dropWaiting, useNow, type WaitingWrite } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { resolveWaiting } from '@learn/platform/shell';
import { Button, color, fontSize, Icon, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useRef } from 'react';
import { useTexts } from './texts.ts';

const Row = styled.li`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]} ${space[16]} ${space[4]};
  border-top: 1px solid ${color.line};
`;

const State = styled.p<{ $lost: boolean }>`
  display: flex;
  gap: ${space[8]};
  color: ${({ $lost }) => ($lost ? color.failed : color.ink500)};
  font-size: ${fontSize[14]};
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  align-items: center;
  & > a {
    font-size: ${fontSize[14]};
  }
  & > button {
    padding-inline: ${space[8]};
  }
`;

/** Each write that was not sent, the next one first, and what can be done about those that the server did not take. */
export function OutboxList({ waiting }: { waiting: readonly WaitingWrite[] }) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // the button that was pressed is about to go; after the last one so is the list
  const again = (write: WaitingWrite) => {
    list.current?.focus();
    void resolveWaiting(write.key, write);
  };
  const drop = ({ key }: WaitingWrite) => {
    const next = waiting.length > 1 ? list.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
    void dropWaiting(key);
  };
  return (
    <>
      {!waiting.every(needsPerson) && (
        <Text style={{ padding: `0 ${space[16]} ${space[12]}` }} $tone="secondary">
          {t('hint')}
        </Text>
      )}
      <ul aria-label={t('title')} ref={list} tabIndex={-1}>
        {waiting.map((write) => (
          <WaitingRow key={write.key} write={write} again={again} drop={drop} />
        ))}
      </ul>
    </>
  );
}

/** Whether it is not sent by itself any more. */
export function needsPerson({ state }: WaitingWrite): boolean {
  return state === 'conflict' || state === 'refused' || state === 'failed';
}

interface WaitingRowProps {
  readonly write: WaitingWrite;
  readonly again: (write: WaitingWrite) => void;
  readonly drop: (write: WaitingWrite) => void;
}

function WaitingRow({ write, again, drop }: WaitingRowProps) {
  const now = useNow();
  const { t, language } = useTexts();
  const { state, address, since, reason } = write;
  const title = write.title || t('untitled');
  const lost = needsPerson(write);
  return (
    <Row>
      <b>{title}</b>
      <State $lost={lost}>
        <Icon name={lost ? 'warning' : 'clock'} size={16} />
        <span>
          {t(`state.${state}`)} {state === 'refused' && reason}
          {!lost && `· ${formatRelative(since, now, language)}`}
        </span>
      </State>
      <Actions>
        <TextLink as={Link} to={address} aria-label={t('openTitle', { title })}>
          {t('open')}
        </TextLink>
        {state === 'failed' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('againTitle', { title })}
            onClick={() => again(write)}
          >
            {t('again')}
          </Button>
        )}
        {lost && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('dropTitle', { title })}
            onClick={() => drop(write)}
          >
            {t('drop')}
          </Button>
        )}
      </Actions>
    </Row>
  );
}
