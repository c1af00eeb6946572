import { type CompletionIndex, indexCompletions } from '@learn/domain';
import { $courseSessions, useCompletions, useStore } from '@learn/platform';

/** A person's completions as far as they are known, and whether she may assess herself. */
export type Assessments = { readonly readOnly: boolean; readonly retry: () => void } & (
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly index: CompletionIndex }
);

const nothing = indexCompletions([]);

/**
 * The assessments of the logged-in person in a course session. Only participants (session action `competence-navi`)
 * assess themselves; for everybody else, preview included, nothing is assessed and nothing can be.
 */
export function useAssessments(courseSessionId: string): Assessments {
  const session = useStore($courseSessions).find(({ id }) => id === courseSessionId);
  const readOnly = !session?.actions.includes('competence-navi');
  const completions = useCompletions(courseSessionId);
  return readOnly
    ? { readOnly, retry: completions.retry, state: 'ready', index: nothing }
    : { readOnly, ...completions };
}
