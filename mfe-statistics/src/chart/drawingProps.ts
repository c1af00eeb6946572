import type { ChartContent, ChartPoint } from './content.ts';

/** What a drawing is told, and what it tells when a value is pointed at. */
export interface DrawingProps {
  readonly content: ChartContent;
  /** px: width of bars, width and height of a pie */
  readonly size: number;
  /** the value that is read */
  readonly active: Pick<ChartPoint, 'row' | 'series'> | undefined;
  readonly onPoint: (row: number, series: number) => void;
}
