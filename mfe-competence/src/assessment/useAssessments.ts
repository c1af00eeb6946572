import type { Loadable } from '@learn/contracts';
import { type CompletionIndex, indexCompletions } from '@learn/domain';
import { $courseSessions, mapLoadable, useCompletions, useStore } from '@learn/platform';

/** A person's completions, and whether they may only read. */
export interface Assessments {
  readonly readOnly: boolean;
  readonly index: CompletionIndex;
}

const nothing = indexCompletions([]);

/**
 * The assessments of the logged-in person in a course session. Only participants (session action `competence-navi`)
 * assess themselves; for everybody else, preview included, nothing is assessed and nothing can be.
 */
export function useAssessments(courseSessionId: string): Loadable<Assessments> {
  const session = useStore($courseSessions).find(({ id }) => id === courseSessionId);
  const readOnly = !session?.actions.includes('competence-navi');
  const completions = useCompletions(courseSessionId);
  if (readOnly) return { state: 'ready', data: { readOnly, index: nothing }, reload: completions.reload };
  return mapLoadable(completions, (index) => ({ readOnly, index }));
}
