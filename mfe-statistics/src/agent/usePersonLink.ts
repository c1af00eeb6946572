import type { AgentRole } from '@learn/domain';
import { useLinks } from '@learn/platform';

interface LinkedPerson {
  readonly user_id: string;
  readonly course_session_id: string;
}

/**
 * Where the row of a person leads: to their learning path for those who accompany them in the session. Berufsbildner are in no session, and a person's
 * pages are those of one.
 */
export function usePersonLink(role: AgentRole | undefined, courseSlug: string) {
  const links = useLinks();
  return ({ user_id: userId, course_session_id }: LinkedPerson): string | undefined => {
    if (role !== 'learning_mentor') return undefined;
    const page = links.personLearningPath({ courseSlug, userId });
    return page && `${page}?session=${course_session_id}`;
  };
}
