import { useState } from 'react';
import { markAllRead, markAllUnread } from './marks.ts';
import type { NotificationQuery } from './show.ts';

/** What came of marking all as read; `ids` are those that can be taken back. */
export type MarkOutcome =
  | { readonly step: 'marked'; readonly ids: readonly string[] }
  | { readonly step: 'undone' }
  | { readonly step: 'failed'; readonly ids?: readonly string[] };

/** Marks everything unread of a list as read, and takes it back. @param filter narrows the list down */
export function useMarkAll(filter: NotificationQuery) {
  const [outcome, setOutcome] = useState<MarkOutcome>();
  const attempt = async (change: () => Promise<MarkOutcome>) =>
    setOutcome(await change().catch((): MarkOutcome => ({ step: 'failed' })));
  return {
    outcome,
    forget: () => setOutcome(undefined),
    fail: () => setOutcome({ step: 'failed' }),
    markAll: () =>
      attempt(async () => {
        const { ids, isAll } = await markAllRead(filter);
        return { step: isAll ? 'marked' : 'failed', ids };
      }),
    undo: (ids: readonly string[]) =>
      attempt(async () => {
        await markAllUnread(ids);
        return { step: 'undone' };
      }),
  };
}
