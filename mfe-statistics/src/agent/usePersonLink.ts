import type { AgentRole } from '@learn/domain';
import { useLinks } from '@learn/platform';

interface LinkedPerson {
  readonly user_id: string;
}

/**
 * Where the row of a person leads: to their profile for those who accompany them in the session. Berufsbildner are in no session, and profiles
 * are pages of one.
 */
export function usePersonLink(role: AgentRole | undefined, courseSlug: string) {
  const links = useLinks();
  return ({ user_id: userId }: LinkedPerson): string | undefined => {
    if (role !== 'learning_mentor') return undefined;
    const parameters = { courseSlug, userId };
    return links.personalProfile(parameters) ?? links.personLearningPath(parameters);
  };
}
