import { reportError } from '@learn/platform';
import { useState } from 'react';

export type MoreState = 'idle' | 'loading' | 'failed';

/**
 * How it goes with the further part of a list that comes part by part.
 * @param of what the parts belong to; of something else nothing is on its way
 * @param area for the report of a failure
 */
export function useMore(of: unknown, area: string) {
  const [state, setState] = useState<{ readonly of: unknown; readonly more: MoreState }>();
  return {
    more: state?.of === of ? state?.more : 'idle',
    /** @param load asks for the part and puts it where it belongs */
    async loadMore(load: () => Promise<void>): Promise<void> {
      setState({ of, more: 'loading' });
      try {
        await load();
        setState({ of, more: 'idle' });
      } catch (error) {
        reportError(error, { area });
        setState({ of, more: 'failed' });
      }
    },
  } as const;
}
