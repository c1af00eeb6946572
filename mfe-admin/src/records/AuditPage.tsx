import { type AnswerOf, endpoints } from '@learn/contracts';
import { formatDateTime } from '@learn/domain';
import { loadableOf, rest, useRest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Link, useSearchParams } from '@learn/platform/router';
import { Button, Card, color, EmptyState, fontSize, Inline, Meta, Notice, Stack } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { AdminPage } from '../area/AdminPage.tsx';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { Lines } from '../person/Lines.tsx';
import { personAddress } from '../person/personAddress.ts';
import { useTexts } from '../texts.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { actionLabel } from './auditActionLabel.ts';
import { filterOf, withFilter } from './auditFilter.ts';

const Summary = styled.summary`
  padding-block: 10px;
  color: ${color.ink700};
  font-size: ${fontSize[14]};
  cursor: pointer;
`;

const Details = styled.pre`
  font-size: ${fontSize[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type Entry = AnswerOf<typeof endpoints.auditLog>['entries'][number];

/** The audit log with its filters, newest entry first. */
export function AuditPage() {
  const { t } = useTexts('records');
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const before = Number(parameters.get('before')) || undefined;
  const query = useRest(endpoints.auditLog, { query: { ...filter, before } });
  const go = (values: Readonly<Record<string, string | undefined>>) =>
    setParameters((present) => withFilter(present, values), {
      preventScrollReset: values.before === undefined,
    });
  return (
    <AdminPage
      entry="audit"
      title={t('audit.title')}
      lead={t('audit.lead')}
      aside={<AuditExport filter={filter} />}
    >
      <Stack $gap={24}>
        <AuditFilters filter={filter} onChange={(values) => go({ ...values, before: undefined })} />
        <LoadedPart of={loadableOf(query, (answer) => answer)} shape={[600]} failed={t('audit.failed')}>
          {({ entries, next }) =>
            entries.length === 0 ? (
              <EmptyState icon="text" title={t('audit.none')} />
            ) : (
              <Card>
                <Lines aria-label={t('audit.title')}>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <EntryLine entry={entry} />
                    </li>
                  ))}
                </Lines>
                <Inline $gap={12}>
                  {before !== undefined && (
                    <Button variant="secondary" onClick={() => go({ before: undefined })}>
                      {t('audit.newest')}
                    </Button>
                  )}
                  {next !== null && (
                    <Button variant="secondary" onClick={() => go({ before: String(next) })}>
                      {t('audit.older')}
                    </Button>
                  )}
                </Inline>
              </Card>
            )
          }
        </LoadedPart>
      </Stack>
    </AdminPage>
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const { t, language } = useTexts('records');
  const hasDetails = Object.keys(entry.details).length > 0;
  return (
    <div>
      <b>{actionLabel(entry.action, t)}</b>
      <Meta>
        {formatDateTime(entry.at, language, 'short')} · {t('audit.by')}{' '}
        {entry.actor_id === null ? (
          t('audit.server')
        ) : (
          <Link to={personAddress(entry.actor_id)}>{entry.actor_name || t('nobody')}</Link>
        )}
        {entry.user_id !== null && entry.user_id !== entry.actor_id && (
          <>
            {' · '}
            {t('audit.about')} <Link to={personAddress(entry.user_id)}>{entry.user_name || t('nobody')}</Link>
          </>
        )}
      </Meta>
      {hasDetails && (
        <details>
          <Summary>{t('audit.details')}</Summary>
          <Details>{JSON.stringify(entry.details, undefined, 2)}</Details>
        </details>
      )}
    </div>
  );
}

function AuditExport({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const { t } = useTexts('records');
  const files = useDownloads<'xlsx' | 'csv'>();
  return (
    <Stack $gap={8}>
      <Inline $gap={12}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            icon="files"
            loading={files.running === format}
            onClick={() =>
              void files.download(format, () =>
                rest.file(endpoints.auditExport, { query: { ...filter, format } }),
              )
            }
          >
            {t(`audit.export.${format}`)}
          </Button>
        ))}
      </Inline>
      {(files.outcome === 'failed' || files.outcome === 'nothing') && (
        <Notice tone="failed" icon="warning" role="alert">
          {t('audit.notExported')}
        </Notice>
      )}
    </Stack>
  );
}
