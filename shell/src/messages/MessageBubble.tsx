import type { Message } from '@learn/contracts';
import { formatTime, signAfter } from '@learn/domain';
import { color, fontSize, Icon, IconButton, radius, space, Text, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { ConfirmWithdraw } from './ConfirmWithdraw.tsx';
import { LinkedText } from './LinkedText.tsx';
import { useTexts } from './texts.ts';

const Row = styled.li<{ $own: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  gap: ${space[4]};
  align-items: center;
`;

const Bubble = styled.div<{ $own: boolean; $withdrawn: boolean }>`
  min-width: 0;
  max-width: min(68ch, 84%);
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${({ $withdrawn }) => ($withdrawn ? color.line : 'transparent')};
  border-radius: ${({ $own }) => ($own ? '12px 12px 4px 12px' : '12px 12px 12px 4px')};
  background: ${({ $own, $withdrawn }) =>
    $withdrawn ? color.surface0 : $own ? color.progressTint : color.surface2};
`;

const Meta = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: flex-end;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  line-height: 20px;
`;

const Quiet = styled(IconButton)`
  border-radius: ${radius.full};
  color: ${color.ink500};
`;

interface MessageBubbleProps {
  readonly message: Message;
  /** full name of the person who wrote it */
  readonly author: string;
}

/** One message: one's own at the right, with the mark that it was read. */
export function MessageBubble({ message, author }: MessageBubbleProps) {
  const { t, language } = useTexts();
  const { id, own, text, at, withdrawn, read } = message;
  const time = formatTime(at);
  return (
    <Row $own={own}>
      <Bubble $own={own} $withdrawn={withdrawn}>
        <VisuallyHidden>
          {own ? t('you') : author}
          {`${signAfter(':', language)} `}
        </VisuallyHidden>
        {withdrawn ? (
          <Text $tone="secondary">
            <em>{t('withdrawn')}</em>
          </Text>
        ) : (
          <LinkedText text={text} />
        )}
        <Meta>
          <time dateTime={at}>{time}</time>
          {own && read && !withdrawn && (
            <>
              <Icon name="check" size={16} />
              {t('read')}
            </>
          )}
        </Meta>
      </Bubble>
      {own && !withdrawn && (
        <ConfirmWithdraw
          id={id}
          kind="message"
          trigger={<Quiet icon="undo" label={t('withdraw.message.of', { time })} />}
        />
      )}
    </Row>
  );
}
