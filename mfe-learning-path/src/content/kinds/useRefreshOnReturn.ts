import { $user, loadCompletions, useCourseSession, useStore } from '@learn/platform';
import { useEffect } from 'react';
import { useContentQuery } from '../useContentQuery.ts';

/** Asks again for content and progress whenever the person comes back to this page from another window. @param wanted whether something may have changed */
export function useRefreshOnReturn(wanted: boolean): void {
  const { reload } = useContentQuery();
  const courseSessionId = useCourseSession().id;
  const userId = useStore($user)?.id ?? '';
  useEffect(() => {
    if (!wanted) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      reload();
      void loadCompletions(courseSessionId, userId, { reload: true });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [wanted, reload, courseSessionId, userId]);
}
