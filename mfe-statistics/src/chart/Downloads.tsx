import { useDownloads } from '@learn/platform/form';
import { Button, Inline, Notice, screenOnly } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';

/** Asks for what is shown as a file. */
export type ExportOf = (format: 'xlsx' | 'csv') => Promise<File>;

const Root = styled.div`
  ${screenOnly}
`;

interface DownloadsProps {
  /** what is downloaded, for screen readers */
  readonly title: string;
  /** undefined where there is no spreadsheet of it */
  readonly exportOf: ExportOf | undefined;
  /** undefined where there is none */
  readonly picture?: () => Promise<File>;
}

/** Downloads of what a chart or a list shows: as a spreadsheet, and as a picture. */
export function Downloads({ title, exportOf, picture }: DownloadsProps) {
  const { t } = useTexts('chart');
  const { running, outcome, download } = useDownloads<'xlsx' | 'csv' | 'svg'>();
  return (
    <Root>
      <Inline role="group" aria-label={t('download', { title })}>
        {exportOf &&
          (['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="quiet"
              size="small"
              loading={running === format}
              onClick={() => void download(format, () => exportOf(format))}
            >
              {t(format)}
            </Button>
          ))}
        {picture && (
          <Button variant="quiet" size="small" onClick={() => void download('svg', picture)}>
            {t('svg')}
          </Button>
        )}
      </Inline>
      {(outcome === 'failed' || outcome === 'nothing') && (
        <Notice tone="failed" role="alert">
          {t(outcome)}
        </Notice>
      )}
    </Root>
  );
}
