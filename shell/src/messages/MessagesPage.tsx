import { endpoints } from '@learn/contracts';
import { useRest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import {
  Button,
  Container,
  color,
  EmptyState,
  Ground,
  media,
  PageHeader,
  radius,
  space,
  visuallyHidden,
} from '@learn/ui';
import { css, styled } from '@learn/ui/styled';
import { useEffect, useRef, useState } from 'react';
import { ComposePane } from './ComposePane.tsx';
import { ThreadList } from './ThreadList.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import { useTexts } from './texts.ts';
import type { Sent } from './useCompose.ts';
import { useMessagesAddress } from './useMessagesAddress.ts';
import { useNews } from './useNews.ts';
import { useThreads } from './useThreads.ts';

/** On a phone the head gives way to what is open; its heading stays for screen readers. */
const Head = styled.div<{ $open: boolean }>`
  ${media.belowLgOnScreen} {
    ${({ $open }) => $open && visuallyHidden}
  }
`;

const beside = css`
  display: grid;
  grid-template-columns: 400px minmax(0, 1fr);
  height: max(560px, calc(100dvh - 240px));
`;

/** `$both`: beside each other where there is room; with nothing to choose from, the list has the page for itself. */
const Panes = styled.div<{ $open: boolean; $both: boolean }>`
  margin-top: ${({ $open }) => ($open ? space[16] : '0')};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface0};
  ${media.lg} {
    margin-top: 0;
    ${({ $both }) => $both && beside}
  }
`;

const Pane = styled.section<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  ${media.lg} {
    display: flex;
    overflow-y: auto;
    & + & {
      border-left: 1px solid ${color.line};
    }
  }
`;

const Centre = styled.div`
  display: grid;
  place-content: center;
  flex: 1;
  padding: ${space[24]};
`;

/**
 * Messages (domain decisions §17): announcements and conversations, beside each other on a wide screen and one after the other
 * on a narrow one. The address says what is open.
 */
export function MessagesPage() {
  const { t } = useTexts();
  const address = useMessagesAddress();
  const threads = useThreads(address);
  const recipients = useRest(endpoints.messageRecipients, {});
  const [sent, setSent] = useState<Sent>();
  useNews();
  const { thread, write } = address;
  const isOpen = thread !== undefined || write !== undefined;
  const isFiltered = address.search !== '' || address.show !== 'all';
  const isEmpty = !isOpen && !isFiltered && threads.list?.threads.length === 0;
  const went = useReturn(thread);
  const backQuery = address.queryWith({ thread: undefined, write: undefined });
  const mayWrite =
    recipients.data !== undefined && recipients.data.persons.length + recipients.data.audiences.length > 0;
  return (
    <Ground>
      <Container>
        <Head $open={isOpen}>
          <PageHeader
            title={t('title')}
            aside={
              mayWrite && (
                <Button
                  as={Link}
                  icon="task"
                  variant={isOpen ? 'secondary' : 'primary'}
                  stretch="phone"
                  to={{ search: address.queryWith({ write: 'new', thread: undefined }) }}
                >
                  {t('compose.title')}
                </Button>
              )
            }
          />
        </Head>
        <Panes $open={isOpen} $both={!isEmpty}>
          <Pane $hidden={isOpen} aria-label={t('list')}>
            <ThreadList address={address} threads={threads} recipients={recipients.data} />
          </Pane>
          {!isEmpty && (
            <Pane $hidden={!isOpen} aria-label={t('pane')}>
              {write !== undefined && (
                <ComposePane
                  write={write}
                  backQuery={backQuery}
                  recipients={recipients}
                  onSent={(done) => {
                    setSent(done);
                    address.replace({ thread: done.threadId, write: undefined });
                  }}
                />
              )}
              {write === undefined && thread !== undefined && (
                <ThreadPane
                  key={thread}
                  id={thread}
                  backQuery={backQuery}
                  sentTo={sent?.threadId === thread ? sent.count : undefined}
                  takesFocus={went}
                  onWithdrawn={address.leaveThread}
                />
              )}
              {!isOpen && threads.list?.threads.length !== 0 && (
                <Centre>
                  <EmptyState icon="chat" title={t('choose')} />
                </Centre>
              )}
            </Pane>
          )}
        </Panes>
      </Container>
    </Ground>
  );
}

/**
 * On the way back from a thread its row takes the focus.
 * @returns whether the person has navigated on this page, so that what opens may take the focus
 */
function useReturn(thread: string | undefined): boolean {
  const last = useRef(thread);
  const [went, setWent] = useState(false);
  useEffect(() => {
    const left = last.current;
    if (left === thread) return;
    last.current = thread;
    setWent(true);
    if (thread !== undefined || left === undefined) return;
    const row = document.getElementById(`thread-${left}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [thread]);
  return went;
}
