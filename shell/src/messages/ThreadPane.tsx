import type { MessageThread } from '@learn/contracts';
import { problemOf } from '@learn/platform';
import { Link } from '@learn/platform/router';
import {
  Avatar,
  color,
  EmptyState,
  ErrorPanel,
  Heading,
  Hidden,
  media,
  SkeletonText,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { type RefObject, useEffect, useRef } from 'react';
import { AnnouncementView } from './AnnouncementView.tsx';
import { Conversation } from './Conversation.tsx';
import { audienceName, relationLabel, threadTitle } from './describeThread.ts';
import { useTexts } from './texts.ts';
import { useThread } from './useThread.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  padding: ${space[8]} ${space[16]} ${space[12]};
  border-bottom: 1px solid ${color.line};
  ${media.lg} {
    padding: ${space[16]} ${space[24]};
  }
`;

const Padded = styled.div`
  padding: ${space[24]} ${space[16]};
  ${media.lg} {
    padding: ${space[24]};
  }
`;

interface ThreadPaneProps {
  readonly id: string;
  /** query of the address of the list */
  readonly backQuery: string;
  /** how many people an announcement has just been sent to */
  readonly sentTo: number | undefined;
  readonly onWithdrawn: () => void;
  /** the heading takes the focus when it is loaded, as the person has navigated here */
  readonly takesFocus: boolean;
}

/** The open thread: an announcement, or a conversation with its field for an answer. */
export function ThreadPane({ id, backQuery, sentTo, onWithdrawn, takesFocus }: ThreadPaneProps) {
  const { t } = useTexts();
  const thread = useThread(id);
  const { detail, error } = thread;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocus(heading, takesFocus && (detail !== undefined || error !== undefined), id);
  // elsewhere the list is beside it
  const back = (
    <Hidden $at="lg" style={{ flexBasis: '100%' }}>
      <TextLink as={Link} direction="back" to={{ search: backQuery }}>
        {t('back')}
      </TextLink>
    </Hidden>
  );
  if (error !== undefined) {
    return (
      <Padded>
        {back}
        {problemOf(error).code === 'not_found' ? (
          <EmptyState
            icon="chat"
            title={
              <span ref={heading} tabIndex={-1}>
                {t('notFound')}
              </span>
            }
            description={t('notFoundHint')}
          />
        ) : (
          <ErrorPanel
            title={t('threadFailed')}
            description={t('failedHint')}
            error={error}
            headingRef={heading}
            retry={{ onRetry: thread.reload }}
          />
        )}
      </Padded>
    );
  }
  if (!detail) {
    return (
      <Padded role="status" aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {back}
        <SkeletonText lines={5} />
      </Padded>
    );
  }
  return (
    <>
      <Head>
        {back}
        <ThreadHeading thread={detail.thread} headingRef={heading} />
      </Head>
      {detail.thread.kind === 'announcement' ? (
        <AnnouncementView detail={detail} sentTo={sentTo} onWithdrawn={onWithdrawn} />
      ) : (
        <Conversation detail={detail} thread={thread} />
      )}
    </>
  );
}

function ThreadHeading({
  thread,
  headingRef,
}: {
  readonly thread: MessageThread;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { kind, person, relation, course } = thread;
  return (
    <>
      {kind === 'conversation' && (
        <Avatar
          firstName={person?.first_name ?? '?'}
          lastName={person?.last_name ?? ''}
          src={person?.avatar_url || undefined}
        />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Heading level={2} size={22} tabIndex={-1} ref={headingRef}>
          {threadTitle(thread, texts)}
        </Heading>
        <Text $size={14} $tone="secondary">
          {kind === 'announcement'
            ? t('announcementTo', { audience: audienceName(thread, texts) })
            : `${relation === null ? '' : relationLabel(relation, course, texts)} · ${course?.title ?? ''}`}
        </Text>
      </div>
    </>
  );
}

function useFocus(element: RefObject<HTMLElement | null>, ready: boolean, id: string): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || done.current === id) return;
    done.current = id;
    element.current?.focus({ preventScroll: true });
  }, [element, ready, id]);
}
