import type { RefObject } from 'react';
import { useTexts } from '../texts.ts';
import type { ChartContent } from './content.ts';
import { Downloads, type ExportOf } from './Downloads.tsx';
import { pictureOf } from './picture.ts';

interface ChartDownloadsProps {
  readonly content: ChartContent;
  /** around the drawing */
  readonly area: RefObject<HTMLElement | null>;
  /** undefined where there is no export of it */
  readonly exportOf: ExportOf | undefined;
}

/** Downloads of what a chart shows: its values as a spreadsheet, and its picture. */
export function ChartDownloads({ content, area, exportOf }: ChartDownloadsProps) {
  const { language } = useTexts('chart');
  const picture = async () => {
    const drawn = area.current?.querySelector('svg[width]');
    if (!(drawn instanceof SVGElement)) throw new Error('the chart is not drawn');
    const styles = getComputedStyle(document.documentElement);
    const drawing = pictureOf(content, drawn, (token) => styles.getPropertyValue(token), language);
    return new File([drawing], `${fileName(content.title)}.svg`, { type: 'image/svg+xml' });
  };
  return <Downloads title={content.title} exportOf={exportOf} picture={picture} />;
}

function fileName(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}
