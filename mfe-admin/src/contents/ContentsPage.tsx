import { endpoints, fillPath } from '@learn/contracts';
import { formatDateTime, formatNumber } from '@learn/domain';
import { rest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Heading, Meta, Stack, TextLink } from '@learn/ui';
import { blockSize, type TableColumn } from '@learn/ui/table';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { AdminRows } from '../list/AdminRows.tsx';
import { useRows } from '../list/useRows.ts';
import { useTexts } from '../texts.ts';
import { ContentState } from './ContentState.tsx';
import { ContentUpload } from './ContentUpload.tsx';
import type { ListedImport } from './contentData.ts';

/** Contents of courses come here as folders, and what came so far is found again. */
export function ContentsPage() {
  const { t } = useTexts('contents');
  const rows = useRows(endpoints.contentImports, '', {
    ask: (limit, offset) => rest.list(endpoints.contentImports, { query: { limit, offset } }),
    known: rest.knownList(endpoints.contentImports, { query: { limit: blockSize, offset: 0 } }),
  });
  const columns = useColumns();
  return (
    <AdminPage
      entry="contents"
      title={t('title')}
      lead={t('lead')}
      aside={
        <TextLink as={Link} to={`${paths.audit}?action=content.imported`}>
          {t('toAudit')}
        </TextLink>
      }
    >
      <Stack $gap={24}>
        <ContentUpload />
        <Heading level={2} size={22}>
          {t('history')}
        </Heading>
        <AdminRows
          label={t('history')}
          rows={rows}
          columns={columns}
          rowLink={({ id }) => (
            <Link to={fillPath(paths.contentImport, { contentImportId: id }) ?? paths.contents} />
          )}
          empty={{ icon: 'book', title: t('none') }}
        />
      </Stack>
    </AdminPage>
  );
}

function useColumns(): readonly TableColumn<ListedImport>[] {
  const { t, language } = useTexts('contents');
  return [
    {
      id: 'file',
      head: t('column.file'),
      track: 'minmax(0, 2fr)',
      cell: (found, { link }) => (
        <span>
          {link(<b>{found.file_name || t('unnamed')}</b>)}
          {found.fingerprint && <Meta>{t('fingerprint', { print: found.fingerprint.slice(0, 12) })}</Meta>}
        </span>
      ),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: '176px',
      cell: ({ state }) => <ContentState state={state} />,
    },
    {
      id: 'what',
      head: t('column.what'),
      track: 'minmax(0, 1.6fr)',
      cell: ({ counts, problem_count: problems }) =>
        problems > 0
          ? t('problems', { count: problems })
          : countsLine(counts, t('nothing'), (kind, number) => t(`counted.${kind}`, { number })),
    },
    {
      id: 'who',
      head: t('column.who'),
      track: 'minmax(0, 1.4fr)',
      cell: (found) => (
        <span>
          {formatDateTime(found.finished_at ?? found.created_at, language, 'short')}
          <Meta>{found.started_by || found.created_by}</Meta>
        </span>
      ),
    },
  ];
}

type Counts = ListedImport['counts'];

/** «3 neu, 12 geändert»; kinds of which there is none are left out. */
function countsLine(
  counts: Counts,
  nothing: string,
  words: (kind: keyof Counts, number: string) => string,
): string {
  const kinds = ['added', 'changed', 'unpublished', 'removed'] as const;
  const said = kinds.filter((kind) => counts[kind] > 0);
  return said.map((kind) => words(kind, formatNumber(counts[kind]))).join(', ') || nothing;
}
