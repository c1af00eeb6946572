import { fullName, roleLabel } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Avatar, color, Inline, PageHeader, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { PersonEnrolment } from './usePersonPath.ts';

const Views = styled.nav`
  display: flex;
  gap: ${space[24]};
  margin-top: ${space[8]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    border-bottom: 4px solid transparent;
    color: ${color.ink700};
    text-decoration: none;
  }
  & > a[aria-current] {
    border-bottom-color: ${color.progress};
    color: ${color.ink900};
    font-weight: 600;
  }
`;

interface PersonHeadProps {
  readonly userId: string;
  readonly enrolment: PersonEnrolment;
  /** beside the name; below it on a phone */
  readonly aside?: ReactNode;
}

/** Who it is: picture, name, role; and what can be looked at of the person. */
export function PersonHead({ userId, enrolment, aside }: PersonHeadProps) {
  const { t, language } = useTexts('person');
  const links = useLinks();
  const { course } = useCourseSession();
  const { first_name, last_name, avatar_url } = enrolment.participant;
  const name = fullName(first_name, last_name);
  const parameters = { courseSlug: course.slug, userId };
  const path = links.personLearningPath(parameters);
  const competence = links.personCompetence(parameters);
  return (
    <PageHeader courseSession={{ title: enrolment.course_session.title, course }} title={name} aside={aside}>
      <Inline $gap={12}>
        <Avatar firstName={first_name} lastName={last_name} src={avatar_url || undefined} size={48} />
        <Text $tone="secondary">{roleLabel(enrolment.role, course.configuration, language)}</Text>
      </Inline>
      {path && competence && (
        <Views aria-label={t('views', { name })}>
          <Link to={path} replace aria-current="page">
            {t('of')}
          </Link>
          <Link to={competence} replace>
            {t('competence')}
          </Link>
        </Views>
      )}
    </PageHeader>
  );
}
