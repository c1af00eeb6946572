import { personViews } from '@learn/contracts';
import type { AgentRole } from '@learn/domain';
import { useLinks } from '@learn/platform';

interface LinkedPerson {
  readonly user_id: string;
  readonly course_session_id: string;
}

/**
 * Where the row of a person leads: to the first of their pages for those who accompany them in the session, to their competence
 * certificates for Berufsbildner, who are in no session.
 */
export function usePersonLink(role: AgentRole | undefined, courseSlug: string) {
  const links = useLinks();
  return ({ user_id: userId, course_session_id }: LinkedPerson): string | undefined => {
    if (role === undefined) return undefined;
    const parameters = { courseSlug, userId };
    const page =
      role === 'learning_mentor'
        ? personViews(links, parameters)[0]?.to
        : links.personCertificates(parameters);
    return page && `${page}?session=${course_session_id}`;
  };
}
