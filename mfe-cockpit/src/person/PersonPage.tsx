import { fillPath, linkPatterns } from '@learn/contracts';
import { loadableOf, useCourseSession, useLinks } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useNavigate, useParams } from '@learn/platform/router';
import { Container, FilterPills, Grid, Ground, Inline, Stack, TextLink } from '@learn/ui';
import { PersonHead } from '@learn/ui/content';
import { CockpitPersonDocument } from '../__generated__/graphql.ts';
import { LoadedInSession } from '../page/LoadedInSession.tsx';
import { useTexts } from '../texts.ts';
import { personPath } from './addresses.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { PersonAssessments } from './PersonAssessments.tsx';
import { PersonAssignments } from './PersonAssignments.tsx';
import { PersonAttendance } from './PersonAttendance.tsx';
import { PersonProgress } from './PersonProgress.tsx';
import { assignmentsOf, type PersonData } from './personData.ts';

/** A participant in a circle as its expert sees them (specification §2, cockpit › profile). */
export function PersonPage() {
  const { t } = useTexts('person');
  const links = useLinks();
  const { courseSlug = '', userId = '', circleSlug = '' } = useParams();
  const session = useCourseSession();
  const query = useQuery(CockpitPersonDocument, {
    course_session_id: session.id,
    circle: circleSlug,
    user_id: userId,
  });
  return (
    <Ground>
      <Container>
        <LoadedInSession
          of={loadableOf(query, ({ cockpit_person }) => cockpit_person)}
          shape={[180, 44, 320]}
          failed={t('failed')}
          missing={{
            title: t('missing'),
            description: t('missingHint'),
            action: (
              <TextLink as={Link} to={links.cockpit({ courseSlug })}>
                {t('toCockpit')}
              </TextLink>
            ),
          }}
        >
          {(person) => <Person person={person} />}
        </LoadedInSession>
      </Container>
    </Ground>
  );
}

function Person({ person }: { person: PersonData }) {
  const { t } = useTexts('person');
  const { t: own } = useTexts();
  const links = useLinks();
  const navigate = useNavigate();
  const { courseSlug = '', userId = '', circleSlug = '' } = useParams();
  const parameters = { courseSlug, userId };
  const path = links.personLearningPath(parameters);
  const competence = links.personCompetence(parameters);
  const { circle } = person.circle;
  return (
    <>
      <PersonHead
        courseSession={useCourseSession()}
        firstName={person.first_name}
        lastName={person.last_name}
        avatarUrl={person.avatar_url}
        back={
          <TextLink
            as={Link}
            to={`${fillPath(linkPatterns.cockpit, { courseSlug })}?circle=${circleSlug}`}
            direction="back"
          >
            {own('title')}
          </TextLink>
        }
        aside={<NeighbourLinks person={person} />}
      >
        {person.organisation_name && <div>{person.organisation_name}</div>}
        <Inline $gap={16}>
          <TextLink href={`mailto:${person.email}`} icon="mail" direction="none">
            {person.email}
          </TextLink>
          {path && (
            <TextLink as={Link} to={path}>
              {t('learningPath')}
            </TextLink>
          )}
          {competence && (
            <TextLink as={Link} to={competence}>
              {t('competence')}
            </TextLink>
          )}
        </Inline>
      </PersonHead>
      <Stack $gap={24}>
        <FilterPills
          label={t('circle')}
          value={circle.slug}
          options={person.circles.map(({ slug, title }) => ({ value: slug, label: title }))}
          onChange={(slug) => {
            const address = fillPath(personPath, { ...parameters, circleSlug: slug });
            if (address) void navigate(address, { replace: true, preventScrollReset: true });
          }}
        />
        <Grid $columns={2} style={{ alignItems: 'start' }}>
          <Stack $gap={24}>
            <PersonProgress person={person} />
            <PersonAttendance days={person.attendance} />
          </Stack>
          <Stack $gap={24}>
            <PersonAssignments userId={userId} assignments={assignmentsOf(person)} />
            <PersonAssessments assessments={person.assessments} />
          </Stack>
        </Grid>
      </Stack>
    </>
  );
}
