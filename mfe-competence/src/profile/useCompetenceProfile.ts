import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { useMemo } from 'react';
import { CompetenceProfileDocument } from '../__generated__/graphql.ts';
import { useAssessments } from '../assessment/useAssessments.ts';
import { type CompetenceProfile, readProfile } from './readProfile.ts';

/** What a page of the competence profile stands on. */
export type CompetenceProfileState =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly profile: CompetenceProfile; readonly readOnly: boolean };

/** The profile of the logged-in person in the course and the course session of the address. */
export function useCompetenceProfile(): CompetenceProfileState {
  const { courseSlug = '' } = useParams();
  const { id: courseSessionId } = useCourseSession();
  const { data, error, errorCode, reload } = useQuery(CompetenceProfileDocument, {
    course_slug: courseSlug,
  });
  const assessments = useAssessments(courseSessionId);
  const course = data?.course;
  const { readOnly } = assessments;
  const index = assessments.state === 'ready' ? assessments.index : undefined;
  const profile = useMemo(
    () => course && index && readProfile(course, index, { courseSessionId, locks: !readOnly }),
    [course, index, courseSessionId, readOnly],
  );
  if (profile) return { state: 'ready', profile, readOnly };
  if (course === null || errorCode === 'not_found') return { state: 'missing' };
  if (!course && error) return { state: 'failed', retry: reload };
  if (assessments.state === 'failed') return { state: 'failed', retry: assessments.retry };
  return { state: 'loading' };
}
