import { useCompletions, useCourseSession } from '@learn/platform';
import { useEffect, useRef } from 'react';
import { useContentQuery } from '../useContentQuery.ts';

/**
 * Asks again for content and progress whenever the person comes back to this page from another window, in which something
 * else than this platform may have changed them.
 */
export function useRefreshOnReturn(wanted: boolean): void {
  const content = useContentQuery();
  const completions = useCompletions(useCourseSession().id);
  const refresh = useRef(() => {});
  refresh.current = () => {
    content.reload();
    completions.reload();
  };
  useEffect(() => {
    if (!wanted) return;
    const look = () => {
      if (document.visibilityState !== 'hidden') refresh.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [wanted]);
}
