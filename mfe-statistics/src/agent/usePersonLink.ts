import { personViews } from '@learn/contracts';
import { type AgentRole, opensProfile } from '@learn/domain';
import { useLinks } from '@learn/platform';

interface LinkedPerson {
  readonly user_id: string;
  readonly course_session_id: string;
}

const relations = { berufsbildner: 'Berufsbildner', learning_mentor: 'LEARNING_MENTOR' } as const;

/** Where the row of a person leads: to the first of their pages for those who may open them. */
export function usePersonLink(role: AgentRole | undefined, courseSlug: string) {
  const links = useLinks();
  return ({ user_id: userId, course_session_id }: LinkedPerson): string | undefined => {
    if (role === undefined || !opensProfile(relations[role], 'MEMBER')) return undefined;
    const [page] = personViews(links, { courseSlug, userId });
    return page && `${page.to}?session=${course_session_id}`;
  };
}
