import { type ChartContent, rowText } from './content.ts';

/** px, of the line above a row's bars with its label and values */
export const lineHeight = 26;

/** px, of a single bar */
const barHeight = 14;

/** px, between rows */
const rowGap = 14;

/** px, of a letter on average */
const letterWidth = 8;

/** of a value without words, which always stands there whole */
const figureLetters = 16;

/** Where bars stand in a drawing, in px. */
export interface BarGeometry {
  /** of a row with its lines and its gap */
  readonly step: number;
  /** of all bars of a row */
  readonly bars: number;
  /** of the drawing */
  readonly height: number;
  /** share of a step that is no bar, as scales take it */
  readonly padding: number;
  /** values stand on a line of their own below the label, as both do not fit beside each other */
  readonly twoLines: boolean;
  /** letters that a whole line has room for */
  readonly lettersOfLine: number;
  /** letters that a label may have */
  readonly letters: (row: ChartContent['rows'][number]) => number;
}

/** The geometry of a chart: as many bars per row as stand side by side. @param width px */
export function barGeometry(content: ChartContent, width: number): BarGeometry {
  const { kind, series, rows } = content;
  const all = Math.floor(width / letterWidth);
  const beside = (row: ChartContent['rows'][number]) => all - rowText(content, row).length - 2;
  const twoLines = rows.some((row) => row.label.length > beside(row));
  const bars = barHeight * (kind === 'stacked' ? 1 : Math.max(1, series.length));
  const step = lineHeight * (twoLines ? 1.8 : 1) + bars + rowGap;
  return {
    step,
    bars,
    height: step * rows.length,
    padding: 1 - bars / step,
    twoLines,
    lettersOfLine: Math.max(figureLetters, all),
    letters: twoLines ? () => all : beside,
  };
}
