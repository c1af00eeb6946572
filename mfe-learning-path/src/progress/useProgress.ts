import type { Loadable } from '@learn/contracts';
import type { CompletionIndex } from '@learn/domain';
import { $courseSessions, mapLoadable, useCompletions, useStore } from '@learn/platform';

/**
 * What the person has done in a session. `learner` is false for those who only look (an expert's or mentor's preview): they
 * have no completions of their own, so the index is empty and nothing must be drawn as «not begun».
 */
export interface Progress {
  readonly index: CompletionIndex;
  readonly learner: boolean;
}

const nothingDone: CompletionIndex = new Map();

/**
 * The logged-in person's progress in a course session, loaded when it is not there yet.
 * @param courseSessionId a session of the person
 */
export function useProgress(courseSessionId: string): Loadable<Progress> {
  const session = useStore($courseSessions).find(({ id }) => id === courseSessionId);
  const learner = session?.actions.includes('learning-path') ?? false;
  // nothing is asked for those who have no completions
  const completions = useCompletions(learner ? courseSessionId : '');
  if (!learner) return { state: 'ready', data: { index: nothingDone, learner }, reload: completions.reload };
  return mapLoadable(completions, (index) => ({ index, learner }));
}
