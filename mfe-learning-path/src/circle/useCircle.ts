import type { Loadable } from '@learn/contracts';
import {
  type CompletionIndex,
  contentsOf,
  indexCircles,
  nextLearningContent,
  unlockedCircles,
} from '@learn/domain';
import { joinLoadables, loadableOf, mapLoadable, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { CircleDocument, LearningPathDocument } from '../__generated__/graphql.ts';
import { type CircleOverview, circleOverview, type OverviewContext } from '../progress/circleOverview.ts';
import { type LearningPath, learningPathOf } from '../progress/learningPathData.ts';
import { type Progress, useProgress } from '../progress/useProgress.ts';
import type { CircleContent, CircleData } from './circleData.ts';

/** A circle for the logged-in person. */
export interface OwnCircle {
  readonly circle: CircleData;
  readonly index: CompletionIndex;
  readonly learner: boolean;
  readonly overview: CircleOverview;
  /** undefined when all is done, while the circle is locked, and for those who only look */
  readonly next: CircleContent | undefined;
}

/**
 * Loads a circle with the person's progress in it; of a failure, the part is `circle`, `progress` or `path`. Only where other circles
 * unlock it, the whole path is asked too, as their completion decides (specification §4, circle lock).
 */
export function useCircle(circleSlug: string): Loadable<OwnCircle> {
  const session = useCourseSession();
  const course_slug = session.course.slug;
  const query = useQuery(CircleDocument, { course_slug, slug: circleSlug, course_session_id: session.id });
  const own = joinLoadables({
    circle: loadableOf(query, (answer) => answer.circle),
    progress: useProgress(session.id),
  });
  const needsPath = own.state === 'ready' && isUnlockedByOthers(own.data.circle, own.data.progress);
  const pathQuery = useQuery(LearningPathDocument, needsPath ? { course_slug } : undefined);
  const path = loadableOf(pathQuery, (answer) => learningPathOf(answer) ?? undefined);
  if (!needsPath) return mapLoadable(own, ({ circle, progress }) => ownCircle(circle, progress, []));
  return mapLoadable(joinLoadables({ own, path }), ({ own: { circle, progress }, path: { topics } }) =>
    ownCircle(circle, progress, topics),
  );
}

function ownCircle(
  circle: CircleData,
  { index, learner }: Progress,
  topics: LearningPath['topics'],
): OwnCircle {
  const circlesById: OverviewContext['circlesById'] = indexCircles(topics);
  const overview = circleOverview(circle, { index, learner, circlesById });
  const next =
    learner && !overview.lock.locked
      ? nextLearningContent<CircleContent>(contentsOf<CircleContent>(circle), index)
      : undefined;
  return { circle, index, learner, overview, next };
}

function isUnlockedByOthers(circle: CircleData, { index, learner }: Progress): boolean {
  return learner && circle.unlocked_by.length > 0 && !unlockedCircles(index).has(circle.id);
}
