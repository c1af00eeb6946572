import { allProfiles } from '@learn/domain';
import { useQuery } from '@learn/platform/apollo';
import { LearningPathDocument } from '../__generated__/graphql.ts';
import { type LearningPath, learningPathOf } from './learningPathData.ts';
import { type PathOverview, pathOverview } from './pathOverview.ts';
import { useProgress } from './useProgress.ts';

/** The path of a course for the logged-in person; `failed` says which part could not be had. */
export type LearningPathState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly part: 'path' | 'progress'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly path: LearningPath;
      readonly learner: boolean;
      readonly ownProfile: string | undefined;
      /** @param profile code of the filter; the person's own profile when left out */
      readonly overview: (profile?: string) => PathOverview;
    };

/**
 * Loads path and progress together.
 * @param courseSlug slug of the course
 * @param courseSessionId the session whose enrolment and completions count
 */
export function useLearningPath(courseSlug: string, courseSessionId: string): LearningPathState {
  const query = useQuery(LearningPathDocument, { course_slug: courseSlug });
  const progress = useProgress(courseSessionId);
  const path = learningPathOf(query.data);
  if (query.errorCode === 'not_found' || path === null) return { state: 'missing' };
  if (query.error && !path) return { state: 'failed', part: 'path', retry: query.reload };
  if (progress.state === 'failed') return { state: 'failed', part: 'progress', retry: progress.retry };
  if (!path || progress.state === 'loading') return { state: 'loading' };
  const ownProfile = ownProfileOf(path, courseSessionId);
  const { index, learner } = progress;
  return {
    state: 'ready',
    path,
    learner,
    ownProfile,
    overview: (profile = ownProfile ?? allProfiles) =>
      pathOverview(path, { index, learner, ownProfile, profile }),
  };
}

function ownProfileOf({ course }: LearningPath, courseSessionId: string): string | undefined {
  const enrolment = course.course_session_users.find((own) => own.course_session_id === courseSessionId);
  return enrolment?.chosen_profile?.code;
}
