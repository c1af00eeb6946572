import type { Loadable } from '@learn/contracts';
import { joinLoadables, loadableOf, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { useMemo } from 'react';
import { CompetenceProfileDocument } from '../__generated__/graphql.ts';
import { useAssessments } from '../assessment/useAssessments.ts';
import { type CompetenceProfile, readProfile } from './readProfile.ts';
import { chosenProfile } from './visibleCircles.ts';

/** What a page of the competence profile stands on. */
export interface OwnProfile {
  readonly profile: CompetenceProfile;
  readonly readOnly: boolean;
}

/** The profile of the logged-in person in the course and the course session of the address. */
export function useCompetenceProfile(): Loadable<OwnProfile> {
  const { courseSlug = '' } = useParams();
  const { id: courseSessionId } = useCourseSession();
  const query = useQuery(CompetenceProfileDocument, { course_slug: courseSlug });
  const assessments = useAssessments(courseSessionId);
  const joined = joinLoadables({ course: loadableOf(query, ({ course }) => course), assessments });
  const { course, assessments: own } = joined.state === 'ready' ? joined.data : {};
  const index = own?.index;
  const readOnly = own?.readOnly ?? true;
  const profile = useMemo(
    () =>
      course &&
      index &&
      readProfile(course, index, { profile: chosenProfile(course, courseSessionId), locks: !readOnly }),
    [course, index, courseSessionId, readOnly],
  );
  return profile
    ? { state: 'ready', data: { profile, readOnly }, reload: joined.reload }
    : (joined as Loadable<never>);
}
