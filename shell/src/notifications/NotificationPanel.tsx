import { useLinks, useNow, useStore } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { color, ErrorPanel, space, Text, TextLink } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { RowsSkeleton } from '../lists/RowsSkeleton.tsx';
import { MarkNotice } from './MarkNotice.tsx';
import { $marked } from './marks.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useTexts } from './texts.ts';
import { useMarkAll } from './useMarkAll.ts';
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
  const { outcome, fail, markAll, undo } = useMarkAll({});
  const items = list?.all_list.map((item) => (marked.has(item.id) ? { ...item, unread: false } : item));
  const now = useNow();
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
            <NotificationItem key={item.id} item={item} now={now} onFailure={fail} />
          ))}
        </ul>
      )}
      {outcome && (
        <Padded>
          <MarkNotice outcome={outcome} onUndo={(ids) => void undo(ids)} />
        </Padded>
      )}
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
