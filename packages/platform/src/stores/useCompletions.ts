import type { Loadable } from '@learn/contracts';
import type { CompletionIndex } from '@learn/domain';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useHydrates } from '../useHydrates.ts';
import { $completions, completionKey, completionsOfPage, loadCompletions } from './completions.ts';
import { $user } from './user.ts';

/**
 * Completions of a person in a session, loaded when first asked for.
 * @param userId the logged-in person when left out
 */
export function useCompletions(courseSessionId: string, userId?: string): Loadable<CompletionIndex> {
  const own = useStore($user)?.id;
  const person = userId ?? own ?? '';
  const key = completionKey(courseSessionId, person);
  const hydrates = useHydrates();
  const loaded = useStore($completions, { keys: [key], ssr: 'initial' })[key];
  const state = loaded ?? completionsOfPage(key, hydrates);
  useEffect(() => {
    void loadCompletions(courseSessionId, person);
  }, [courseSessionId, person]);
  const reload = () => void loadCompletions(courseSessionId, person, { reload: true });
  if (state?.state === 'ready') return { state: 'ready', data: state.index, reload };
  return { ...(state ?? { state: 'loading' }), reload };
}
