import { type AnswerOf, endpoints, type Loadable } from '@learn/contracts';
import { isMentorFeedbackAvailable } from '@learn/domain';
import { $user, loadableOf, mapLoadable, useCourseSession, useRest, useStore } from '@learn/platform';

/** The latest request for feedback on a unit, with what was given to it and earlier. */
export type UnitFeedback = AnswerOf<typeof endpoints.selfEvaluationFeedback>;

/** A feedback that was given. */
export type FeedbackRound = UnitFeedback['rounds'][number];

/** What a participant has asked for a unit, or is asked of a mentor, by its latest request. */
export type FeedbackHead = AnswerOf<typeof endpoints.selfEvaluationFeedbacks>[number];

/** The feedback on a unit; without any request it is left out. */
export interface AskedFeedback {
  readonly feedback?: UnitFeedback;
}

/** Whether participants of the course ask their mentors for feedback (specification §6); nobody from outside of it is asked. */
export function useHasFeedback(): boolean {
  const session = useCourseSession({ fromOutside: true });
  return session !== undefined && isMentorFeedbackAvailable(session.course.configuration);
}

/**
 * The requests that the current user has to do with in a session; none where the course has no such feedback.
 * @param courseSessionId undefined for people who ask nobody and are asked by nobody there
 */
export function useFeedbackHeads(courseSessionId: string | undefined): Loadable<readonly FeedbackHead[]> {
  const has = useHasFeedback() && courseSessionId !== undefined;
  const heads = useRest(endpoints.selfEvaluationFeedbacks, has ? { params: { courseSessionId } } : undefined);
  if (!has) return { state: 'ready', data: [], reload: heads.reload };
  return loadableOf(heads, (answer) => answer);
}

/**
 * The own feedback on a unit; it is asked for only where there is some, for without a request it does not exist.
 * @param readOnly they are no participant
 */
export function useUnitFeedback(unitId: string, readOnly: boolean): Loadable<AskedFeedback> {
  const { id: courseSessionId } = useCourseSession();
  const userId = useStore($user)?.id ?? '';
  const heads = useFeedbackHeads(readOnly ? undefined : courseSessionId);
  const isAsked =
    heads.state === 'ready' &&
    heads.data.some(({ learning_unit, requester }) => learning_unit.id === unitId && requester.id === userId);
  const found = useRest(
    endpoints.selfEvaluationFeedback,
    isAsked ? { params: { courseSessionId, unitId, userId } } : undefined,
  );
  if (!isAsked) return mapLoadable(heads, () => ({}));
  return loadableOf(found, (feedback) => ({ feedback }));
}
