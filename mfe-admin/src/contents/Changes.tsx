import { endpoints, type QueryOf } from '@learn/contracts';
import { rest } from '@learn/platform';
import { useSearchParams } from '@learn/platform/router';
import { FilterPills, Meta, Stack, StatusPill, type Tone } from '@learn/ui';
import { blockSize, type TableColumn } from '@learn/ui/table';
import { Counts } from '../area/Counts.tsx';
import { AdminRows } from '../list/AdminRows.tsx';
import { useRows } from '../list/useRows.ts';
import { useTexts } from '../texts.ts';
import type { ContentChange, ContentImport } from './contentData.ts';
import { titleOf } from './titleOf.ts';

type Kind = NonNullable<QueryOf<typeof endpoints.contentImportChanges>['change']>;

const kinds = ['added', 'changed', 'unpublished', 'removed'] as const satisfies readonly Kind[];

/** What the import does or did: how many of each kind, and each of them, in the order of the courses. */
export function Changes({ found }: { found: ContentImport }) {
  const { t } = useTexts('contents');
  const [parameters, setParameters] = useSearchParams();
  const present = kinds.filter((kind) => found.counts[kind] > 0);
  const chosen = present.find((kind) => kind === parameters.get('change'));
  if (present.length === 0) return undefined;
  return (
    <Stack $gap={16}>
      <Counts counts={kinds.map((kind) => [t(`count.${kind}`), found.counts[kind]])} />
      {present.length > 1 && (
        <FilterPills
          label={t('filter')}
          options={[
            { value: 'all', label: t('all') },
            ...present.map((kind) => ({ value: kind as string, label: t(`change.${kind}`) })),
          ]}
          value={chosen ?? 'all'}
          unset="all"
          onChange={(kind) =>
            setParameters(kind === 'all' ? {} : { change: kind }, { replace: true, preventScrollReset: true })
          }
        />
      )}
      <ChangeRows key={chosen} importId={found.id} change={chosen} />
    </Stack>
  );
}

function ChangeRows({ importId, change }: { importId: string; change: Kind | undefined }) {
  const { t } = useTexts('contents');
  const asked = (limit: number, offset: number) => ({
    params: { id: importId },
    query: { change, limit, offset },
  });
  const rows = useRows(endpoints.contentImportChanges, `${importId} ${change}`, {
    ask: (limit, offset) => rest.list(endpoints.contentImportChanges, asked(limit, offset)),
    known: rest.knownList(endpoints.contentImportChanges, asked(blockSize, 0)),
  });
  const columns = useColumns();
  return <AdminRows label={t('changes')} rows={rows} columns={columns} />;
}

const tones: Readonly<Record<Kind, Tone>> = {
  added: 'finished',
  changed: 'progress',
  unpublished: 'failed',
  removed: 'failed',
};

const icons = { added: 'plus', changed: 'retry', unpublished: 'minus', removed: 'minus' } as const;

function useColumns(): readonly TableColumn<ContentChange>[] {
  const { t, language } = useTexts('contents');
  return [
    {
      id: 'title',
      head: t('column.title'),
      track: 'minmax(0, 2.4fr)',
      cell: (change) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          <b>{titleOf(change, language)}</b>
          <Meta>{change.path}</Meta>
        </span>
      ),
    },
    {
      id: 'change',
      head: t('column.change'),
      track: '184px',
      cell: ({ change }) => (
        <StatusPill status={tones[change]} icon={icons[change]} label={t(`change.${change}`)} />
      ),
    },
    {
      id: 'thing',
      head: t('column.thing'),
      track: 'minmax(0, 1fr)',
      cell: ({ thing }) => t(`thing.${thing === 'media category' ? 'mediaCategory' : thing}`),
    },
    {
      id: 'fields',
      head: t('column.fields'),
      track: 'minmax(0, 1.4fr)',
      cell: ({ fields }) => (fields.length === 0 ? '–' : <Meta lang="en">{fields.join(', ')}</Meta>),
    },
  ];
}
