import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { TextLink } from '@learn/ui';
import { useTexts } from '../texts.ts';

/** The way to the own exams and their certificates: for participants of vv courses, as long as the platform shows them. */
export function ExamLinks() {
  const { t } = useTexts();
  const { course, actions } = useCourseSession();
  const links = useLinks();
  if (!course.configuration.is_vv || !actions.includes('competence-navi')) return undefined;
  const parameters = { courseSlug: course.slug };
  const entries = [
    { to: links.vvExams(parameters), label: t('overview.vvExams') },
    { to: links.vvCertificates(parameters), label: t('overview.vvCertificates') },
  ];
  return entries.map(
    ({ to, label }) =>
      to !== undefined && (
        <TextLink key={to} as={Link} to={to}>
          {label}
        </TextLink>
      ),
  );
}
