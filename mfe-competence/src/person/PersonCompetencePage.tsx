import type { Loadable } from '@learn/contracts';
import {
  joinLoadables,
  loadableOf,
  mapLoadable,
  useCompletions,
  useCourseSession,
  useLinks,
} from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { CompetenceProfileDocument } from '../__generated__/graphql.ts';
import { AssessmentSummary } from '../assessment/AssessmentSummary.tsx';
import { countAssessments } from '../assessment/assessment.ts';
import { CompetenceList } from '../competences/CompetenceList.tsx';
import { LoadedProfile } from '../page/LoadedProfile.tsx';
import { type CompetenceProfile, readProfile } from '../profile/readProfile.ts';
import { PersonFrame } from './PersonFrame.tsx';
import type { PersonEnrolment } from './usePerson.ts';

/** How another person assesses themselves (specification §2, profile/{userId}/competence). */
export function PersonCompetencePage() {
  const { courseSlug = '' } = useParams();
  return (
    <PersonFrame own={useLinks().competence({ courseSlug })}>
      {(enrolment) => <Assessed key={enrolment.id} enrolment={enrolment} />}
    </PersonFrame>
  );
}

function Assessed({ enrolment }: { enrolment: PersonEnrolment }) {
  const profile = usePersonProfile(enrolment);
  return (
    <LoadedProfile of={mapLoadable(profile, (read) => ({ profile: read, readOnly: true }))}>
      {({ profile: read }) => (
        <>
          <AssessmentSummary counts={countAssessments(read.criteria)} ringSize={136} />
          <CompetenceList profile={read} readOnly another />
        </>
      )}
    </LoadedProfile>
  );
}

/** The profile of another person: circles that the current user has no insight into are left out. */
export function usePersonProfile(enrolment: PersonEnrolment): Loadable<CompetenceProfile> {
  const { userId = '' } = useParams();
  const { course } = useCourseSession();
  const query = useQuery(CompetenceProfileDocument, { course_slug: course.slug });
  const index = useCompletions(enrolment.course_session_id, userId);
  const structure = loadableOf(query, (answer) => answer.course);
  return mapLoadable(joinLoadables({ structure, index }), (loaded) =>
    readProfile(loaded.structure, loaded.index, {
      profile: enrolment.chosen_profile?.code,
      locks: false,
      seenCircles: enrolment.participant.circle_ids ?? undefined,
    }),
  );
}
