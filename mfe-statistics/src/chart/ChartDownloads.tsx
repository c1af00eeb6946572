import { problemOf, saveFile } from '@learn/platform';
import { Button, Inline, Notice } from '@learn/ui';
import { type RefObject, useState } from 'react';
import { useTexts } from '../texts.ts';
import type { ChartContent } from './content.ts';
import { pictureOf } from './picture.ts';

/** Asks for what a chart shows as a file. */
export type ExportOf = (format: 'xlsx' | 'csv') => Promise<File>;

interface ChartDownloadsProps {
  readonly content: ChartContent;
  /** around the drawing */
  readonly area: RefObject<HTMLElement | null>;
  /** undefined where there is no export of it */
  readonly exportOf: ExportOf | undefined;
}

/** Downloads of what a chart shows: its values as a spreadsheet, and its picture. */
export function ChartDownloads({ content, area, exportOf }: ChartDownloadsProps) {
  const { t } = useTexts('chart');
  const [outcome, setOutcome] = useState<'xlsx' | 'csv' | 'failed' | 'nothing'>();
  const download = async (format: 'xlsx' | 'csv') => {
    setOutcome(format);
    try {
      if (exportOf) saveFile(await exportOf(format));
      setOutcome(undefined);
    } catch (error) {
      setOutcome(problemOf(error).status === 404 ? 'nothing' : 'failed');
    }
  };
  const savePicture = () => {
    const drawn = area.current?.querySelector('svg[width]');
    if (!(drawn instanceof SVGElement)) return;
    const styles = getComputedStyle(document.documentElement);
    const picture = pictureOf(content, drawn, (token) => styles.getPropertyValue(token));
    saveFile(new File([picture], `${fileName(content.title)}.svg`, { type: 'image/svg+xml' }));
  };
  return (
    <>
      <Inline role="group" aria-label={t('download', { title: content.title })}>
        {exportOf &&
          (['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="quiet"
              size="small"
              loading={outcome === format}
              onClick={() => void download(format)}
            >
              {t(format)}
            </Button>
          ))}
        <Button variant="quiet" size="small" onClick={savePicture}>
          {t('svg')}
        </Button>
      </Inline>
      {(outcome === 'failed' || outcome === 'nothing') && (
        <Notice tone="failed" role="alert">
          {t(outcome)}
        </Notice>
      )}
    </>
  );
}

function fileName(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}
