import { endpoints, type PersonFilterOptions } from '@learn/contracts';
import { useRest } from '@learn/platform';
import { useEffect, useState } from 'react';
import { optionsInput, type PersonFilters } from './personFilters.ts';

interface FilterOptions {
  /** those of the former filters while others load, so that an open list stays */
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
