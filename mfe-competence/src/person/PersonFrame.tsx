import { personViews } from '@learn/contracts';
import { fullName, roleLabel } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { useClose } from '@learn/platform/form';
import { Link, Navigate, useParams, useSearchParams } from '@learn/platform/router';
import { Container, FilterPills, Loaded, Notice, Stack, TextLink } from '@learn/ui';
import { CloseBar, PersonHead } from '@learn/ui/content';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { PersonParts } from './PersonParts.tsx';
import { type PersonCourse, type PersonEnrolment, usePerson } from './usePerson.ts';

interface PersonFrameProps {
  /** the page that shows the same of the current user, who is led there from their own address */
  readonly own: string | undefined;
  /** what is shown does not depend on the circles that the current user looks after */
  readonly ofAllCircles?: boolean;
  /** the content is that of all sessions of the course together, so none is chosen; it says itself what is left out */
  readonly ofCourse?: boolean;
  readonly children: (enrolment: PersonEnrolment) => ReactNode;
}

/** Frame of every competence page about another person (specification §2, profile/{userId}/competence). */
export function PersonFrame({ own, ofAllCircles = false, ofCourse = false, children }: PersonFrameProps) {
  const { t } = useTexts('person');
  const links = useLinks();
  const close = useClose();
  const person = usePerson();
  if (person.state === 'ready' && person.data.own) return <Navigate to={own ?? '/'} replace />;
  return (
    <>
      <CloseBar label={t('close')} onClose={close} />
      <Container>
        <Loaded
          of={person}
          level={1}
          skeleton={<PageSkeleton />}
          failed={{ title: t('failed') }}
          missing={{
            title: t('missing'),
            description: t('missingHint'),
            action: (
              <TextLink as={Link} to={links.persons()} direction="back">
                {t('toPersons')}
              </TextLink>
            ),
          }}
        >
          {(seen) =>
            !seen.own && (
              <>
                <Head enrolment={seen.enrolment} course={seen.course} />
                <Stack $gap={32}>
                  {!ofCourse && <Sessions of={seen.enrolment} all={seen.enrolments} />}
                  <PersonParts course={seen.course} />
                  {!ofCourse && !ofAllCircles && seen.enrolment.participant.assessment_circle_ids && (
                    <Notice icon="info">{t('ownCircles')}</Notice>
                  )}
                  {children(seen.enrolment)}
                </Stack>
              </>
            )
          }
        </Loaded>
      </Container>
    </>
  );
}

interface HeadProps {
  readonly enrolment: PersonEnrolment;
  readonly course: PersonCourse;
}

function Head({ enrolment, course }: HeadProps) {
  const { t, language } = useTexts('person');
  const links = useLinks();
  const { userId = '' } = useParams();
  const isInside = useCourseSession({ fromOutside: true }) !== undefined;
  const { first_name, last_name, avatar_url } = enrolment.participant;
  return (
    <PersonHead
      courseSession={{ title: enrolment.course_session.title, course }}
      firstName={first_name}
      lastName={last_name}
      avatarUrl={avatar_url}
      viewsLabel={t('views', { name: fullName(first_name, last_name) })}
      // the learning path is for people of a session
      views={personViews(links, { courseSlug: course.slug, userId })
        .filter(({ name }) => isInside || name === 'competence')
        .map(({ name, to }) => ({
          label: t(`view.${name}`),
          link: <Link to={to} replace />,
          current: name === 'competence',
        }))}
    >
      {roleLabel(enrolment.role, course.configuration, language)}
    </PersonHead>
  );
}

/** The choice among several sessions, which stays in the address. */
function Sessions({ of, all }: { of: PersonEnrolment; all: readonly PersonEnrolment[] }) {
  const { t } = useTexts('person');
  const [, setParameters] = useSearchParams();
  if (all.length < 2) return undefined;
  return (
    <FilterPills
      label={t('session')}
      value={of.course_session_id}
      options={all.map(({ course_session_id, course_session }) => ({
        value: course_session_id,
        label: course_session.title,
      }))}
      onChange={(session) =>
        setParameters(
          (present) => {
            present.set('session', session);
            return present;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
