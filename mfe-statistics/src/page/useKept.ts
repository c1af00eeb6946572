import type { Loadable } from '@learn/contracts';
import { loadableOf } from '@learn/platform';
import type { QueryState } from '@learn/platform/apollo';
import { useState } from 'react';

/** What stands on the page while another selection of it is asked for. */
export interface Kept<Data> {
  readonly data: Data;
  /** newer figures are on their way */
  readonly busy: boolean;
  /** asks again for newer figures that could not be had */
  readonly retry: (() => void) | undefined;
}

/**
 * An answer that stays until the next one is there, so that a changed filter leaves scroll position and focus where they are.
 * @param of what all answers are about; those to another question are not kept
 */
export function useKept<Data>(query: QueryState<Data>, of: string): Loadable<Kept<Data>> {
  const { data, error, reload } = query;
  const [last, setLast] = useState<{ of: string; data: Data }>();
  if (data !== undefined && (last?.data !== data || last.of !== of)) setLast({ of, data });
  const kept = last?.of === of ? last.data : undefined;
  if (data === undefined && kept !== undefined && query.errorCode !== 'not_found') {
    const failed = error !== undefined;
    return {
      state: 'ready',
      data: { data: kept, busy: !failed, retry: failed ? reload : undefined },
      reload,
    };
  }
  return loadableOf(query, (answer) => ({ data: answer, busy: false, retry: undefined }));
}
