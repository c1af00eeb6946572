import { type DashboardPerson, endpoints } from '@learn/contracts';
import { $language, rest, useStore } from '@learn/platform';
import { blockSize, type RowBlocks, type TableSort, useRowBlocks } from '@learn/ui/table';
import { useCallback } from 'react';
import { type PersonFilters, personsInput } from './personFilters.ts';

interface PersonsQuestion {
  readonly filters: PersonFilters;
  readonly sort: TableSort;
  readonly withMetrics: boolean;
}

/** The persons whom one may see, in blocks; asked for again in another language, for titles are sorted by it. */
export function usePersons({ filters, sort, withMetrics }: PersonsQuestion): RowBlocks<DashboardPerson> {
  const language = useStore($language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question in another language has another answer
  const load = useCallback(
    (limit: number, offset: number) =>
      rest.list(endpoints.persons, personsInput({ filters, sort, withMetrics, limit, offset })),
    [filters, sort, withMetrics, language],
  );
  const first = personsInput({ filters, sort, withMetrics, limit: blockSize, offset: 0 });
  return useRowBlocks(load, rest.knownList(endpoints.persons, first));
}
