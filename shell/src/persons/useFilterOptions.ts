import { endpoints, type PersonFilterOptions } from '@learn/contracts';
import { useRest } from '@learn/platform';
import { useEffect, useState } from 'react';
import { optionsInput, type PersonFilters } from './personFilters.ts';

interface FilterOptions {
  /** those of the filters before, while others are on their way: nobody loses the list that he has just chosen from */
  readonly options: PersonFilterOptions | undefined;
  readonly loading: boolean;
}

/** What persons can be filtered by. */
export function useFilterOptions(filters: PersonFilters): FilterOptions {
  const { data, loading } = useRest(endpoints.personFilters, optionsInput(filters));
  const [latest, setLatest] = useState(data);
  useEffect(() => {
    if (data !== undefined) setLatest(data);
  }, [data]);
  return { options: data ?? latest, loading };
}
