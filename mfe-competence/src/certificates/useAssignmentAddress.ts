import { useCourseSession, useLinks } from '@learn/platform';
import { useParams } from '@learn/platform/router';
import type { CertificateAssignment } from './readCertificates.ts';

/** Where an assignment of one's own stands: in the session in which it was done, if that is another than the chosen one. */
export function useAssignmentAddress(): (assignment: CertificateAssignment) => string | undefined {
  const { courseSlug = '' } = useParams();
  const { id } = useCourseSession();
  const links = useLinks();
  return ({ circle, contentSlug, courseSession }) => {
    const address = links.content({ courseSlug, circleSlug: circle.slug, contentSlug });
    if (address === undefined || courseSession === undefined || courseSession.id === id) return address;
    return `${address}?courseSessionId=${courseSession.id}`;
  };
}
