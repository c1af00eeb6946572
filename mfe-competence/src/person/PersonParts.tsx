import { useCourseSession, useLinks } from '@learn/platform';
import { Link, useLocation, useParams } from '@learn/platform/router';
import { color, radius, space } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import { useTexts } from '../texts.ts';
import type { PersonCourse } from './usePerson.ts';

const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space[16]};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    color: ${color.ink900};
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: ${color.ink900};
    font-weight: 600;
  }
`;

/** The competence pages of a person that a live remote shows; the choice of a session comes along. */
export function PersonParts({ course }: { course: PersonCourse }) {
  const { t } = useTexts('person');
  const links = useLinks();
  const { pathname, search } = useLocation();
  const { courseSlug = '', userId = '' } = useParams();
  const parameters = { courseSlug, userId };
  const myRole = useCourseSession({ fromOutside: true })?.my_role;
  // mentors do not read exams (domain decisions §4)
  const exams = course.configuration.is_vv && myRole !== 'LEARNING_MENTOR';
  const session = new URLSearchParams(search).get('session');
  const parts = [
    { label: t('part.main'), to: links.personCompetence(parameters), exact: true },
    { label: t('part.evaluations'), to: links.personEvaluations(parameters) },
    { label: t('part.certificates'), to: links.personCertificates(parameters) },
    { label: t('part.vvExams'), to: exams ? links.personVvExams(parameters) : undefined },
    { label: t('part.vvCertificates'), to: exams ? links.personVvCertificates(parameters) : undefined },
  ].filter(({ to }) => to !== undefined);
  if (parts.length < 2) return undefined;
  return (
    <Parts aria-label={t('parts')}>
      {parts.map(({ label, to = '', exact }) => (
        <Link
          key={to}
          to={session === null ? to : `${to}?session=${session}`}
          replace
          aria-current={(exact ? pathname === to : pathname.startsWith(to)) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </Parts>
  );
}
