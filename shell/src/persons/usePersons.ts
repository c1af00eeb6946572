import { type DashboardPerson, endpoints } from '@learn/contracts';
import { rest, useStale } from '@learn/platform';
import { blockSize, type RowBlocks, type TableSort, useRowBlocks } from '@learn/ui/table';
import { useCallback, useState } from 'react';
import { type PersonFilters, personsInput } from './personFilters.ts';

interface PersonsQuestion {
  readonly filters: PersonFilters;
  readonly sort: TableSort;
  readonly withMetrics: boolean;
}

/** The people that the user may see, in blocks. */
export function usePersons({ filters, sort, withMetrics }: PersonsQuestion): RowBlocks<DashboardPerson> {
  const [changes, setChanges] = useState(0);
  useStale(endpoints.persons, async () => setChanges((before) => before + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change the same question has another answer
  const load = useCallback(
    (limit: number, offset: number) =>
      rest.list(endpoints.persons, personsInput({ filters, sort, withMetrics, limit, offset })),
    [filters, sort, withMetrics, changes],
  );
  const first = personsInput({ filters, sort, withMetrics, limit: blockSize, offset: 0 });
  return useRowBlocks(load, rest.knownList(endpoints.persons, first));
}
