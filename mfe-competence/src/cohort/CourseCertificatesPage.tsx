import { normaliseRole } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { Navigate, useParams } from '@learn/platform/router';

/**
 * Certificates of a course (specification §2, /course/{courseSlug}/certificates): participants are led to their own ones,
 * everybody else to the grades of the people whom they look after.
 */
export function CourseCertificatesPage() {
  const { courseSlug = '' } = useParams();
  const links = useLinks();
  const { my_role } = useCourseSession();
  const own = links.certificates({ courseSlug }) ?? links.competence({ courseSlug });
  const to = normaliseRole(my_role) === 'MEMBER' ? own : links.certificateSummary({ courseSlug });
  return <Navigate to={to ?? '/'} replace />;
}
