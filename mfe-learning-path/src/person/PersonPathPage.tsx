import { personViews } from '@learn/contracts';
import { fullName, roleLabel } from '@learn/domain';
import { useCourseSession, useLinks } from '@learn/platform';
import { useClose } from '@learn/platform/form';
import { Link, Navigate, useParams, useSearchParams } from '@learn/platform/router';
import {
  Container,
  EmptyState,
  FilterPills,
  Loaded,
  Notice,
  PageBox,
  Stack,
  space,
  TextLink,
} from '@learn/ui';
import { CloseBar, PersonHead } from '@learn/ui/content';
import { useMemo } from 'react';
import { LanguageNotice } from '../parts/LanguageNotice.tsx';
import type { PathDrawing } from '../path/PathDrawing.ts';
import { PathSkeleton } from '../path/PathSkeleton.tsx';
import { PathToolbar } from '../path/PathToolbar.tsx';
import { TopicSection } from '../path/TopicSection.tsx';
import { usePathView } from '../path/usePathView.ts';
import { useProfileFilter } from '../path/useProfileFilter.ts';
import { useTexts } from '../texts.ts';
import { PersonFigure } from './PersonFigure.tsx';
import { type PersonPath, usePersonPath } from './usePersonPath.ts';

/** The learning path of another person, to look at (specification §2, profile/{userId}/learning-path). */
export function PersonPathPage() {
  const { t } = useTexts('person');
  const links = useLinks();
  const close = useClose();
  const { userId = '' } = useParams();
  const [parameters] = useSearchParams();
  const { course } = useCourseSession();
  const state = usePersonPath(userId, parameters.get('session') ?? undefined);
  if (state.state === 'ready' && state.data.own)
    return <Navigate to={links.learningPath({ courseSlug: course.slug }) ?? '/'} replace />;
  return (
    <>
      <CloseBar label={t('close')} onClose={close} />
      <Loaded
        of={state}
        level={1}
        skeleton={
          <PageBox>
            <PathSkeleton />
          </PageBox>
        }
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
        {(data) => !data.own && <Person {...data} userId={userId} />}
      </Loaded>
    </>
  );
}

type PersonProps = Extract<PersonPath, { own: false }> & { readonly userId: string };

function Person({ userId, ...state }: PersonProps) {
  const { t, language } = useTexts();
  const person = useTexts('person');
  const { enrolment, enrolments, path, partial } = state;
  const filter = useProfileFilter(state);
  const view = usePathView();
  const { course } = useCourseSession();
  const courseSlug = course.slug;
  const { participant } = enrolment;
  const links = useLinks();
  const [, setParameters] = useSearchParams();
  const { circles, topics } = state.overview(filter.value);
  const seen = circles.filter((circle) => circle.seen);
  const here = person.t('here', { name: participant.first_name });
  const unseen = person.t('unseen');
  const drawing: PathDrawing = useMemo(
    () => ({ courseSlug, learner: true, readOnly: true, here, unseen }),
    [courseSlug, here, unseen],
  );
  const choose = (session: string) =>
    setParameters(
      (present) => {
        present.set('session', session);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Container>
      <PersonHead
        courseSession={{ title: enrolment.course_session.title, course }}
        firstName={participant.first_name}
        lastName={participant.last_name}
        avatarUrl={participant.avatar_url}
        views={personViews(links, { courseSlug, userId }).map(({ name, to }) => ({
          label: person.t(`view.${name}`),
          link: <Link to={to} replace />,
          current: name === 'learningPath',
        }))}
        viewsLabel={person.t('views', { name: fullName(participant.first_name, participant.last_name) })}
        aside={seen.length > 0 && <PersonFigure circles={seen} />}
      >
        {roleLabel(enrolment.role, course.configuration, language)}
      </PersonHead>
      {(enrolments.length > 1 || partial) && (
        <Stack style={{ paddingBottom: space[24] }}>
          {enrolments.length > 1 && (
            <FilterPills
              label={person.t('session')}
              value={enrolment.course_session_id}
              options={enrolments.map(({ course_session_id, course_session }) => ({
                value: course_session_id,
                label: course_session.title,
              }))}
              onChange={choose}
            />
          )}
          {partial && <Notice icon="info">{person.t('ownCircles')}</Notice>}
        </Stack>
      )}
      <LanguageNotice language={path.language} />
      {circles.length === 0 ? (
        <EmptyState title={t('path.empty')} />
      ) : (
        <PathToolbar filter={filter} view={view} count={circles.length} />
      )}
      {topics.map((entry) => (
        <TopicSection key={entry.topic.id} entry={entry} drawing={drawing} view={view.view} />
      ))}
    </Container>
  );
}
