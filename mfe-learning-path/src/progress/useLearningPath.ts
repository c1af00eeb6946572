import type { Loadable } from '@learn/contracts';
import { allProfiles } from '@learn/domain';
import { joinLoadables, loadableOf, mapLoadable } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { LearningPathDocument } from '../__generated__/graphql.ts';
import { type LearningPath, learningPathOf } from './learningPathData.ts';
import { type PathOverview, pathOverview } from './pathOverview.ts';
import { useProgress } from './useProgress.ts';

/** The path of a course for the logged-in person. */
export interface OwnPath {
  readonly path: LearningPath;
  readonly learner: boolean;
  readonly ownProfile: string | undefined;
  /** @param profile code of the filter; the person's own profile when left out */
  readonly overview: (profile?: string) => PathOverview;
}

/**
 * Loads path and progress together; of a failure, the part is `path` or `progress`.
 * @param courseSlug slug of the course
 * @param courseSessionId the session whose enrolment and completions count
 */
export function useLearningPath(courseSlug: string, courseSessionId: string): Loadable<OwnPath> {
  const query = useQuery(LearningPathDocument, { course_slug: courseSlug });
  const progress = useProgress(courseSessionId);
  return mapLoadable(
    joinLoadables({ path: loadableOf(query, learningPathOf), progress }),
    ({ path, progress: { index, learner } }) => {
      const ownProfile = ownProfileOf(path, courseSessionId);
      return {
        path,
        learner,
        ownProfile,
        overview: (profile = ownProfile ?? allProfiles) =>
          pathOverview(path, { index, learner, ownProfile, profile }),
      };
    },
  );
}

function ownProfileOf({ course }: LearningPath, courseSessionId: string): string | undefined {
  const enrolment = course.course_session_users.find((own) => own.course_session_id === courseSessionId);
  return enrolment?.chosen_profile?.code;
}
