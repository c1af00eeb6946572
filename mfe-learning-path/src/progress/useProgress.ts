import type { CompletionIndex } from '@learn/domain';
import {
  $completions,
  $courseSessions,
  $user,
  completionKey,
  loadCompletions,
  onLanguageData,
  useStore,
} from '@learn/platform';
import { useEffect } from 'react';

/**
 * What the person has done in a session. `learner` is false for whoever only looks (an expert's or mentor's preview): he
 * has no completions of his own, so the index is empty and nothing must be drawn as «not begun».
 */
export type ProgressState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly index: CompletionIndex; readonly learner: boolean };

const nothingDone: CompletionIndex = new Map();

/**
 * The logged-in person's progress in a course session, loaded when it is not there yet.
 * @param courseSessionId a session of the person
 */
export function useProgress(courseSessionId: string): ProgressState {
  const session = useStore($courseSessions).find(({ id }) => id === courseSessionId);
  const learner = session?.actions.includes('learning-path') ?? false;
  const userId = useStore($user)?.id ?? '';
  const key = completionKey(courseSessionId, userId);
  const known = useStore($completions, { keys: [key] })[key];
  const missing = known === undefined;
  useEffect(() => {
    if (learner && missing) void loadCompletions(courseSessionId, userId);
  }, [learner, missing, courseSessionId, userId]);
  useEffect(() => {
    if (!learner) return;
    // each language has pages of its own: the entries name those of the language that was asked for
    return onLanguageData(() => loadCompletions(courseSessionId, userId, { reload: true }));
  }, [learner, courseSessionId, userId]);
  if (!learner) return { state: 'ready', index: nothingDone, learner };
  if (known?.state === 'ready') return { state: 'ready', index: known.index, learner };
  if (known?.state === 'failed')
    return {
      state: 'failed',
      retry: () => void loadCompletions(courseSessionId, userId, { reload: true }),
    };
  return { state: 'loading' };
}
