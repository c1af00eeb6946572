import { useLinks, useNow, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, ErrorPanel, Notice, space, Text, TextLink, VisuallyHidden } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useState } from 'react';
import { RowsSkeleton } from '../lists/RowsSkeleton.tsx';
import { $marked, markShownRead } from './marks.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useTexts } from './texts.ts';
import { useNotificationList } from './useNotificationList.ts';

/** How many the popover shows (specification §9). */
const latest = 4;

const Padded = styled.div`
  padding: ${space[8]} ${space[16]} ${space[16]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  justify-content: space-between;
  padding: ${space[4]} ${space[16]};
  border-top: 1px solid ${color.line};
`;

/** The latest notifications, as the popover of the bell shows them (specification §2). */
export function NotificationPanel() {
  const { t } = useTexts();
  const links = useLinks();
  const { data: list, error, reload } = useNotificationList({ max: latest });
  const marked = useStore($marked);
  const [outcome, setOutcome] = useState<'failed' | number>();
  const items = list?.all_list.map((item) => (marked.has(item.id) ? { ...item, unread: false } : item));
  const now = useNow();
  const markAll = async () => {
    setOutcome(await markShownRead({}, items?.length ?? 0).catch(() => 'failed' as const));
  };
  return (
    <>
      {error !== undefined && (
        <Padded>
          <ErrorPanel
            level={3}
            title={t('failed')}
            description={t('failedHint')}
            retry={{ onRetry: reload }}
          />
        </Padded>
      )}
      {!list && error === undefined && <RowsSkeleton label={t('loading')} rows={latest} lines={2} />}
      {items?.length === 0 && (
        <Padded>
          <Text $tone="secondary">{t('empty.title')}</Text>
        </Padded>
      )}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={t('title')}>
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} now={now} onFailure={() => setOutcome('failed')} />
          ))}
        </ul>
      )}
      {outcome === 'failed' && (
        <Padded>
          <Notice tone="failed" role="alert">
            {t('markFailed')}
          </Notice>
        </Padded>
      )}
      <VisuallyHidden role="status">
        {typeof outcome === 'number' && t('allReadDone', { count: outcome })}
      </VisuallyHidden>
      <Foot>
        <TextLink as={Link} to={links.notifications()}>
          {t('all')}
        </TextLink>
        {items?.some(({ unread }) => unread) && (
          <TextLink as="button" direction="none" icon="check" onClick={() => void markAll()}>
            {t('allRead')}
          </TextLink>
        )}
      </Foot>
    </>
  );
}
