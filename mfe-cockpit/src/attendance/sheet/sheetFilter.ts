import { wasThere } from '@learn/domain';
import type { Entry } from './entry.ts';

/** open: not entered yet · away: was not there */
export const sheetFilters = ['all', 'open', 'away'] as const;

export type SheetFilter = (typeof sheetFilters)[number];

/** What of the list is shown, as the address says it. */
export interface SheetView {
  /** id of the day; undefined: the one that is to be recorded */
  readonly day: string | undefined;
  readonly filter: SheetFilter;
  readonly search: string;
}

export function readView(parameters: URLSearchParams): SheetView {
  return {
    day: parameters.get('day') ?? undefined,
    filter: sheetFilters.find((filter) => filter === parameters.get('filter')) ?? 'all',
    search: parameters.get('search') ?? '',
  };
}

/** The address' parameters with a filter or a search, others as they are. */
export function withView(parameters: URLSearchParams, change: Partial<SheetView>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** @param expected whether the person counts on the day: an entry of others is never missing */
export function passes(filter: SheetFilter, status: Entry, expected: boolean): boolean {
  if (filter === 'open') return status === null && expected;
  return filter === 'all' || (status !== null && !wasThere(status));
}
