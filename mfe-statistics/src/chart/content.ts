import { type Language, labelled, signAfter } from '@learn/domain';

/** One of several values that stand side by side, or on top of each other. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** a colour token: `color.progress` */
  readonly colour: string;
}

/** What values are shown of: a circle, a region, a slice of a pie. */
export interface ChartRow {
  readonly id: string;
  readonly label: string;
  /** one per series; null where there is none */
  readonly values: readonly (number | null)[];
  /** what stands behind the values, «41 Antworten» */
  readonly detail?: string | undefined;
  /** why there is no value; a dashed bar stands for it */
  readonly withheld?: string | undefined;
  /** of a slice; a colour token */
  readonly colour?: string | undefined;
  /** the rows behind the figure, for the table; undefined where the person may not see them */
  readonly href?: string | undefined;
}

/**
 * What a chart shows, whatever draws it: drawing, reading line, text alternative, table and picture are made of this and agree.
 * `bars` stand side by side, `stacked` ones add up, a `pie` has one series whose rows are its slices.
 */
export interface ChartContent {
  readonly kind: 'bars' | 'stacked' | 'pie';
  readonly title: string;
  /** what the values are, «Prozent», «Personen», «CHF» */
  readonly unit: string;
  /** one sentence that says what the chart shows */
  readonly sentence: string;
  /** what the rows are, «Circle» */
  readonly rowHead: string;
  readonly series: readonly ChartSeries[];
  readonly rows: readonly ChartRow[];
  /** why there are no rows, where it is not that nothing happened yet */
  readonly none?: string | undefined;
  /** where bars end; the greatest value when left out */
  readonly max?: number | undefined;
  readonly format: (value: number) => string;
}

/** A value that can be read by pointer, keyboard or touch, with its words. */
export interface ChartPoint {
  readonly row: number;
  readonly series: number;
  readonly text: string;
}

/** All values in the order in which they are read; a row without any is read once. */
export function pointsOf({ rows, series, format }: ChartContent, language: Language): ChartPoint[] {
  return rows.flatMap((row, rowIndex) => {
    if (row.values.every((value) => value === null))
      return [{ row: rowIndex, series: 0, text: labelled(row.label, row.withheld ?? '–', language) }];
    return series.map((one, index) => {
      const value = row.values[index] ?? null;
      const name = series.length > 1 ? `${row.label}, ${one.label}` : row.label;
      return {
        row: rowIndex,
        series: index,
        text: labelled(
          name,
          value === null ? (row.withheld ?? '–') : withDetail(format(value), row),
          language,
        ),
      };
    });
  });
}

/** The chart in words, for those who do not see it. */
export function textOf(content: ChartContent, language: Language): string {
  const { title, unit, sentence } = content;
  const values = pointsOf(content, language).map(({ text }) => text);
  return [`${title}, ${unit}.`, sentence, `${values.join(`${signAfter(';', language)} `)}.`].join(' ');
}

/** What stands at the end of a row's line: its values, in the order of the series. */
export function rowText({ series, format }: ChartContent, row: ChartRow): string {
  if (row.values.every((value) => value === null)) return row.withheld ?? '–';
  const values = row.values.map((value) => (value === null ? '–' : format(value)));
  return withDetail(values.slice(0, series.length).join(' / '), row);
}

/** Where the bars of a chart end: its `max`, or the greatest value or sum of values. */
export function greatestOf({ kind, rows, max }: ChartContent): number {
  if (max !== undefined) return max;
  const lengths = rows.map(({ values }) => {
    const known = values.map((value) => value ?? 0);
    return kind === 'stacked' ? known.reduce((sum, value) => sum + value, 0) : Math.max(0, ...known);
  });
  return Math.max(1, ...lengths);
}

function withDetail(text: string, { detail }: ChartRow): string {
  return detail === undefined ? text : `${text} · ${detail}`;
}
