import type { ChartContent, ChartSeries } from '../chart/content.ts';

/** What a chart of a part is made of: its rows, and how their values are drawn and said. */
export type PartChart = Pick<ChartContent, 'kind' | 'rows' | 'max' | 'format' | 'unit' | 'series'>;

/** A group as the server answers it, with the summary of one part. */
type Group<Field extends string, Summary> = { readonly key: string; readonly label: string } & {
  readonly [Name in Field]: Summary;
};

/**
 * Makes the chart of a part out of its groups.
 * @param series of the chosen and the compared selection, where there is one
 */
export type PartCharter<Field extends string, Summary> = (
  groups: readonly Group<Field, Summary>[],
  compared?: readonly Group<Field, Summary>[],
  series?: readonly ChartSeries[],
) => PartChart;

/** The groups with the summary of that part. */
export function summariesOf<Field extends string, Summary>(
  groups: readonly Group<Field, Summary>[],
  field: Field,
) {
  return groups.map((group) => ({ key: group.key, label: group.label, summary: group[field] as Summary }));
}
