import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $completions, type CompletionState, completionKey, loadCompletions } from './completions.ts';
import { $user } from './user.ts';

const loading: CompletionState = { state: 'loading' };

/**
 * Completions of a person in a session, loaded when first asked for.
 * @param userId the logged-in person when left out
 */
export function useCompletions(
  courseSessionId: string,
  userId?: string,
): CompletionState & { retry: () => void } {
  const own = useStore($user)?.id;
  const person = userId ?? own ?? '';
  const key = completionKey(courseSessionId, person);
  const state = useStore($completions, { keys: [key] })[key];
  useEffect(() => {
    void loadCompletions(courseSessionId, person);
  }, [courseSessionId, person]);
  return {
    ...(state ?? loading),
    retry: () => void loadCompletions(courseSessionId, person, { reload: true }),
  };
}
