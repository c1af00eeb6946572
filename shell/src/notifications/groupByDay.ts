import { zurichDay } from '@learn/domain';

/** Things of one calendar day in Zurich. */
export interface Day<Thing> {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly things: readonly Thing[];
}

/** Groups what is in order of time by calendar day; the order stays. */
export function groupByDay<Thing extends { readonly timestamp: string }>(
  things: readonly Thing[],
): Day<Thing>[] {
  return [...Map.groupBy(things, ({ timestamp }) => zurichDay(timestamp))].map(([day, ofDay]) => ({
    day,
    things: ofDay,
  }));
}
