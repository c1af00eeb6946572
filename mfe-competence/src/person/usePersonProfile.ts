import type { Loadable } from '@learn/contracts';
import { joinLoadables, loadableOf, mapLoadable, useCompletions } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { CompetenceProfileDocument } from '../__generated__/graphql.ts';
import { type CompetenceProfile, readProfile } from '../profile/readProfile.ts';
import type { PersonEnrolment } from './usePerson.ts';

/** The profile of another person: circles that the current user has no insight into are left out. */
export function usePersonProfile(enrolment: PersonEnrolment): Loadable<CompetenceProfile> {
  const { courseSlug = '', userId = '' } = useParams();
  const query = useQuery(CompetenceProfileDocument, { course_slug: courseSlug });
  const index = useCompletions(enrolment.course_session_id, userId);
  const structure = loadableOf(query, (answer) => answer.course);
  return mapLoadable(joinLoadables({ structure, index }), (loaded) =>
    readProfile(loaded.structure, loaded.index, {
      profile: enrolment.chosen_profile?.code,
      locks: false,
      seenCircles: enrolment.participant.assessment_circle_ids ?? undefined,
    }),
  );
}
