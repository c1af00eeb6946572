import { endpoints, fillPath, type RowOf } from '@learn/contracts';
import { importTitles } from '@learn/domain';
import { rest } from '@learn/platform';
import { upload, useDownloads } from '@learn/platform/form';
import { useSearchParams } from '@learn/platform/router';
import { Button, Card, FilterPills, Heading, Inline, Notice, Stack, Text } from '@learn/ui';
import { useTexts } from '../texts.ts';
import { FaultyRow } from './FaultyRow.tsx';
import type { PersonImport } from './importData.ts';
import { ListUpload } from './ListUpload.tsx';
import { useRowPages } from './useRowPages.ts';

type Field = RowOf<typeof endpoints.personImportRows>['problems'][number]['field'];

/** The rows with a problem: corrected here one by one, or by a file. */
export function FaultyRows({ found }: { found: PersonImport }) {
  const { t, language } = useTexts('imports');
  const [parameters, setParameters] = useSearchParams();
  const chosen = found.problem_fields.find(({ field }) => field === parameters.get('field'))?.field;
  const { rows, total, failed, more, retry } = useRowPages(found.id, chosen);
  const choose = (field: string) =>
    setParameters(field === 'all' ? {} : { field }, { replace: true, preventScrollReset: true });
  return (
    <Card as="section" aria-labelledby="faulty-rows">
      <Stack $gap={16}>
        <Heading level={2} size={22} id="faulty-rows">
          {t('faulty.title', { count: found.faulty })}
        </Heading>
        <Text $tone="secondary" $measure>
          {t('faulty.lead')}
        </Text>
        <ByFile found={found} />
        {found.problem_fields.length > 1 && (
          <FilterPills
            label={t('faulty.filter')}
            options={[
              { value: 'all', label: t('faulty.all', { count: found.faulty }) },
              ...found.problem_fields.map(({ field, count }) => ({
                value: field as string,
                label: `${importTitles[field as Field][language]} ${count}`,
              })),
            ]}
            value={chosen ?? 'all'}
            unset="all"
            onChange={choose}
          />
        )}
        {failed && (
          <Notice tone="failed" role="alert" onRetry={retry}>
            {t('faulty.failed')}
          </Notice>
        )}
        {rows.map((row) => (
          <FaultyRow key={row.row} importId={found.id} row={row} />
        ))}
        {total !== undefined && rows.length < total && (
          <div>
            <Button variant="secondary" onClick={more}>
              {t('faulty.more', { shown: rows.length, total })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function ByFile({ found }: { found: PersonImport }) {
  const { t } = useTexts('imports');
  const files = useDownloads<'faulty'>();
  const { correctPersonImport: endpoint } = endpoints;
  return (
    <Inline $gap={12} style={{ alignItems: 'start' }}>
      <Button
        variant="secondary"
        icon="files"
        stretch="phone"
        loading={files.running !== undefined}
        onClick={() =>
          void files.download('faulty', () =>
            rest.file(endpoints.faultyImportRows, { params: { id: found.id } }),
          )
        }
      >
        {t('faulty.download')}
      </Button>
      <ListUpload
        label={t('faulty.upload')}
        variant="secondary"
        send={(file, options) => {
          const form = new FormData();
          form.append('file', file);
          const path = fillPath(endpoint.path, { id: found.id }) ?? endpoint.path;
          return upload({ ...endpoint, path } as typeof endpoint, form, options);
        }}
        onSent={() => undefined}
      />
      {(files.outcome === 'failed' || files.outcome === 'nothing') && (
        <Notice tone="failed" icon="warning" role="alert">
          {t('notDownloaded')}
        </Notice>
      )}
    </Inline>
  );
}
