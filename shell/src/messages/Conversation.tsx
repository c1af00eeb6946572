import type { Message, MessageThreadDetail } from '@learn/contracts';
import { fullName, zurichDay } from '@learn/domain';
import { useNow } from '@learn/platform';
import { Button, color, fontSize, Notice, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { Fragment, useEffect, useRef } from 'react';
import { dayName } from '../notifications/dayName.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useTexts } from './texts.ts';
import type { useThread } from './useThread.ts';

const Log = styled.section`
  flex: 1;
  min-height: 0;
  padding: ${space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space[8]};
  & > :last-child {
    scroll-margin-bottom: 200px; /* the field for an answer lies above it on a phone */
  }
`;

const Day = styled.li`
  padding-top: ${space[16]};
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  text-align: center;
`;

const New = styled.li`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  color: ${color.failed};
  font-size: ${fontSize[14]};
  font-weight: 600;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.failed};
  }
`;

interface ConversationProps {
  readonly detail: MessageThreadDetail;
  readonly thread: ReturnType<typeof useThread>;
}

/** What a mentor and a participant have written to each other, the latest at the end, and the field for an answer. */
export function Conversation({ detail, thread }: ConversationProps) {
  const { t, language } = useTexts();
  const { person } = detail.thread;
  const name = person ? fullName(person.first_name, person.last_name) : t('gone');
  const messages = detail.messages.toReversed();
  const now = useNow();
  const log = useScrollToLatest(detail.messages[0]);
  return (
    <>
      <Log ref={log} role="log" tabIndex={0} aria-label={t('log', { name })}>
        <List>
          {detail.next !== null && (
            <li>
              {thread.older === 'failed' && (
                <Notice tone="failed" role="alert">
                  {t('threadFailed')}
                </Notice>
              )}
              <Button
                variant="secondary"
                size="small"
                stretch="always"
                loading={thread.older === 'loading'}
                onClick={() => void thread.loadOlder()}
              >
                {t('older')}
              </Button>
            </li>
          )}
          {messages.length === 0 && (
            <li>
              <Text $tone="secondary">{t('noMessages')}</Text>
            </li>
          )}
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {isOtherDay(message, messages[index - 1]) && (
                <Day>{dayName(zurichDay(message.at), now, language)}</Day>
              )}
              {message.id === thread.newFrom && <New>{t('new')}</New>}
              <MessageBubble message={message} author={name} />
            </Fragment>
          ))}
        </List>
      </Log>
      {person && (
        <ReplyForm
          key={detail.thread.id}
          threadId={detail.thread.id}
          person={{ id: person.id, name: person.first_name }}
        />
      )}
    </>
  );
}

function isOtherDay(message: Message, before: Message | undefined): boolean {
  return before === undefined || zurichDay(message.at) !== zurichDay(before.at);
}

/** Shows the latest message: where the messages scroll by themselves there, otherwise by scrolling the page. */
function useScrollToLatest(latest: Message | undefined) {
  const log = useRef<HTMLElement>(null);
  const id = latest?.id;
  useEffect(() => {
    const element = log.current;
    if (id === undefined || !element) return;
    if (element.scrollHeight > element.clientHeight) element.scrollTop = element.scrollHeight;
    else element.querySelector('ol > :last-child')?.scrollIntoView?.({ block: 'end' });
  }, [id]);
  return log;
}
