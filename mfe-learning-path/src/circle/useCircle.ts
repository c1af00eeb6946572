import {
  type CompletionIndex,
  contentsOf,
  indexCircles,
  nextLearningContent,
  unlockedCircles,
} from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { CircleDocument, LearningPathDocument } from '../__generated__/graphql.ts';
import { type CircleOverview, circleOverview, type OverviewContext } from '../progress/circleOverview.ts';
import { learningPathOf } from '../progress/learningPathData.ts';
import { type ProgressState, useProgress } from '../progress/useProgress.ts';
import type { CircleContent, CircleData } from './circleData.ts';

/** A circle for the logged-in person; `failed` says which part could not be had. */
export type CircleState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly part: 'circle' | 'progress'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly circle: CircleData;
      readonly index: CompletionIndex;
      readonly learner: boolean;
      readonly overview: CircleOverview;
      /** undefined when all is done, while the circle is locked, and for who only looks */
      readonly next: CircleContent | undefined;
    };

/**
 * Loads a circle with the person's progress in it. Only where other circles unlock it, the whole path is asked too, as
 * their completion decides (specification §4, circle lock).
 */
export function useCircle(circleSlug: string): CircleState {
  const session = useCourseSession();
  const course_slug = session.course.slug;
  const query = useQuery(CircleDocument, { course_slug, slug: circleSlug, course_session_id: session.id });
  const progress = useProgress(session.id);
  const circle = query.data?.circle;
  const path = useQuery(LearningPathDocument, needsPath(circle, progress) ? { course_slug } : undefined);
  if (query.errorCode === 'not_found' || circle === null) return { state: 'missing' };
  if (query.error && !circle) return { state: 'failed', part: 'circle', retry: query.reload };
  if (progress.state === 'failed') return { state: 'failed', part: 'progress', retry: progress.retry };
  if (!circle || progress.state === 'loading') return { state: 'loading' };
  const circlesById: OverviewContext['circlesById'] = indexCircles(learningPathOf(path.data)?.topics ?? []);
  if (needsPath(circle, progress) && circlesById.size === 0)
    return path.error ? { state: 'failed', part: 'circle', retry: path.reload } : { state: 'loading' };
  const { index, learner } = progress;
  const overview = circleOverview(circle, { index, learner, circlesById });
  const next =
    learner && !overview.lock.locked
      ? nextLearningContent<CircleContent>(contentsOf<CircleContent>(circle), index)
      : undefined;
  return { state: 'ready', circle, index, learner, overview, next };
}

function needsPath(circle: CircleData | null | undefined, progress: ProgressState): boolean {
  return (
    circle != null &&
    circle.unlocked_by.length > 0 &&
    progress.state === 'ready' &&
    progress.learner &&
    !unlockedCircles(progress.index).has(circle.id)
  );
}
