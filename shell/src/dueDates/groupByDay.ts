import { zurichDay } from '@learn/domain';

export interface DayGroup<Dated> {
  /** YYYY-MM-DD in Zurich */
  readonly day: string;
  readonly dueDates: readonly Dated[];
}

export interface MonthGroup<Dated> {
  /** YYYY-MM */
  readonly month: string;
  readonly days: readonly DayGroup<Dated>[];
}

/** Dates by month and by the day on which they start, in the order in which they come. */
export function groupByDay<Dated extends { readonly start: string }>(
  dueDates: readonly Dated[],
): MonthGroup<Dated>[] {
  const days = Map.groupBy(dueDates, ({ start }) => zurichDay(start));
  const groups = [...days].map(([day, ofDay]) => ({ day, dueDates: ofDay }));
  return [...Map.groupBy(groups, ({ day }) => day.slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    days: ofMonth,
  }));
}
