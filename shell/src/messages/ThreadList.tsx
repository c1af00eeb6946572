import type { MessageRecipients } from '@learn/contracts';
import { useNow } from '@learn/platform';
import { Button, color, ErrorPanel, FilterPills, media, Notice, radius, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { SearchInput } from '@learn/ui/table';
import { RowsSkeleton } from '../lists/RowsSkeleton.tsx';
import { EmptyThreads } from './EmptyThreads.tsx';
import { shows } from './messagesAddress.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { useTexts } from './texts.ts';
import type { useMessagesAddress } from './useMessagesAddress.ts';
import type { useThreads } from './useThreads.ts';

const Tools = styled.search`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]} ${space[16]} ${space[12]};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface0};
  ${media.lg} {
    position: sticky;
    top: 0;
    z-index: 1;
  }
`;

const Rows = styled.ul`
  & > li:last-child > a {
    border-bottom: 0;
  }
`;

const Padded = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
`;

interface ThreadListProps {
  readonly address: ReturnType<typeof useMessagesAddress>;
  readonly threads: ReturnType<typeof useThreads>;
  /** undefined while they load */
  readonly recipients: MessageRecipients | undefined;
}

/** Search, filters, and the threads that they leave. */
export function ThreadList({ address, threads, recipients }: ThreadListProps) {
  const { t } = useTexts();
  const { list, stale, error, more, loadMore, reload } = threads;
  const now = useNow();
  return (
    <>
      <Tools>
        <SearchInput
          label={t('search')}
          value={address.search}
          onSearch={(search) => address.replace({ search })}
        />
        <FilterPills
          label={t('filter')}
          options={shows.map((value) => ({
            value,
            label: t(`show.${value}`),
            count: value === 'unread' && list && list.unread_count > 0 ? list.unread_count : undefined,
          }))}
          value={address.show}
          unset="all"
          onChange={(show) => address.choose({ show })}
        />
        <Text $tone="hint" $size={14} role="status">
          {list && !stale ? counted() : error === undefined && t('loading')}
        </Text>
      </Tools>
      {error !== undefined && (
        <Padded>
          <ErrorPanel
            level={3}
            title={t('failed')}
            description={t('failedHint')}
            error={error}
            retry={{ onRetry: reload }}
          />
        </Padded>
      )}
      {!list && error === undefined && <RowsSkeleton label={t('loading')} rows={6} lines={3} />}
      {list && (
        <Rows aria-label={t('list')} aria-busy={stale}>
          {list.threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              query={address.queryWith({ thread: thread.id, write: undefined })}
              current={thread.id === address.thread}
              now={now}
            />
          ))}
        </Rows>
      )}
      {list?.threads.length === 0 && !stale && (
        <Padded>
          <EmptyThreads address={address} recipients={recipients} />
        </Padded>
      )}
      {list?.next && !stale && (
        <Padded>
          {more === 'failed' && (
            <Notice tone="failed" role="alert">
              {t('failed')}. {t('failedHint')}
            </Notice>
          )}
          <Button
            variant="secondary"
            stretch="always"
            loading={more === 'loading'}
            onClick={() => void loadMore()}
          >
            {t('older')}
          </Button>
        </Padded>
      )}
    </>
  );

  function counted(): string {
    const shown = list?.threads.length ?? 0;
    const count = t(list?.next ? 'countMore' : 'count', { count: shown });
    return list && list.unread_count > 0 ? `${count} · ${t('unread', { count: list.unread_count })}` : count;
  }
}
