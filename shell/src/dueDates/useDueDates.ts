import { endpoints } from '@learn/contracts';
import { isUpcoming, sortDueDates } from '@learn/domain';
import { useNow } from '@learn/platform';
import { useWholeList } from '@learn/platform/shell';
import { useMemo } from 'react';
import { choicesOf, type DueDateFilters, matching } from './dueDateFilters.ts';

/** The most that the server answers at once. */
const greatestPage = 500;

/** The own dates under the filters: those to come by start, or those that are over, the latest first. */
export function useDueDates(filters: DueDateFilters) {
  const { data, error, reload } = useWholeList(endpoints.dueDates, greatestPage);
  const now = useNow();
  const dueDates = useMemo(() => {
    if (data === undefined) return undefined;
    const found = sortDueDates(matching(data, filters));
    const upcoming = found.filter((dueDate) => isUpcoming(dueDate, now));
    const past = found.filter((dueDate) => !isUpcoming(dueDate, now)).reverse();
    return { shown: filters.past ? past : upcoming, upcoming: upcoming.length, past: past.length };
  }, [data, filters, now]);
  const choices = useMemo(() => choicesOf(data ?? [], filters), [data, filters]);
  return { dueDates, choices, error, reload };
}
