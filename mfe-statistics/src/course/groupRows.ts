import type { ChartRow } from '../chart/content.ts';

/** One value of a chart, or why there is none. */
export interface GroupValue {
  readonly value: number | null;
  readonly detail?: string | undefined;
  readonly withheld?: string | undefined;
}

interface Group<Summary> {
  readonly key: string;
  readonly label: string;
  readonly summary: Summary;
}

/**
 * The rows of a chart: each group with its value, and that of the compared selection beside it. Groups of which nothing is planned in
 * either of them are left out.
 * @param read undefined for such a group
 */
export function groupRows<Summary>(
  chosen: readonly Group<Summary>[],
  compared: readonly Group<Summary>[] | undefined,
  read: (summary: Summary) => GroupValue | undefined,
): ChartRow[] {
  const beside = new Map(compared?.map(({ key, summary }) => [key, summary]));
  const own = new Map(chosen.map(({ key, summary }) => [key, summary]));
  const labels = new Map([...chosen, ...(compared ?? [])].map(({ key, label }) => [key, label]));
  const readOf = (summary: Summary | undefined) => (summary === undefined ? undefined : read(summary));
  return [...labels].flatMap(([id, label]): ChartRow[] => {
    const first = readOf(own.get(id));
    if (compared === undefined)
      return first === undefined
        ? []
        : [{ id, label, values: [first.value], detail: first.detail, withheld: first.withheld }];
    const second = readOf(beside.get(id));
    if (first === undefined && second === undefined) return [];
    return [
      {
        id,
        label,
        values: [first?.value ?? null, second?.value ?? null],
        withheld: first?.withheld ?? second?.withheld,
      },
    ];
  });
}
