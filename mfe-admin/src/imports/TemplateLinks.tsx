import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { useDownloads } from '@learn/platform/form';
import { Button, Inline, Notice } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** The empty list with its titles. */
export function TemplateLinks() {
  const { t } = useTexts('imports');
  const files = useDownloads<'xlsx' | 'csv'>();
  return (
    <>
      <Inline $gap={12}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            icon="files"
            loading={files.running === format}
            onClick={() =>
              void files.download(format, () =>
                rest.file(endpoints.personImportTemplate, { query: { format } }),
              )
            }
          >
            {t(`template.${format}`)}
          </Button>
        ))}
      </Inline>
      {(files.outcome === 'failed' || files.outcome === 'nothing') && (
        <Notice tone="failed" icon="warning" role="alert">
          {t('notDownloaded')}
        </Notice>
      )}
    </>
  );
}
