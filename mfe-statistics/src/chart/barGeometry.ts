import type { ChartContent } from './content.ts';

/** px, of the line above a row's bars with its label and values */
export const lineHeight = 26;

/** px, of a single bar */
const barHeight = 14;

/** px, between rows */
const rowGap = 14;

/** Where bars stand in a drawing, in px. */
export interface BarGeometry {
  /** of a row with its line and its gap */
  readonly step: number;
  /** of all bars of a row */
  readonly bars: number;
  /** of the drawing */
  readonly height: number;
  /** share of a step that is no bar, as scales take it */
  readonly padding: number;
}

/** The geometry of a chart: as many bars per row as stand side by side. */
export function barGeometry({
  kind,
  series,
  rows,
}: Pick<ChartContent, 'kind' | 'series' | 'rows'>): BarGeometry {
  const bars = barHeight * (kind === 'stacked' ? 1 : Math.max(1, series.length));
  const step = lineHeight + bars + rowGap;
  return { step, bars, height: step * rows.length, padding: 1 - bars / step };
}
