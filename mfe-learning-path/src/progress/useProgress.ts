import type { CompletionIndex } from '@learn/domain';
import { $courseSessions, useCompletions, useStore } from '@learn/platform';

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
  // nothing is asked for whoever has no completions
  const completions = useCompletions(learner ? courseSessionId : '');
  if (!learner) return { state: 'ready', index: nothingDone, learner };
  return completions.state === 'ready' ? { ...completions, learner } : completions;
}
