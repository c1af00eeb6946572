import type { WorkView } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import {
  EvaluationDocument,
  EvaluationQueueDocument,
  type EvaluationQueueQuery,
} from '../__generated__/graphql.ts';

export type Queue = NonNullable<EvaluationQueueQuery['evaluation_queue']>;

interface QueuePlace {
  readonly assignmentId: string;
  /** the participant */
  readonly userId: string;
  readonly view: WorkView;
}

/**
 * The place of a participant in the list that is gone through, and who comes before and after. The work of the next one is
 * fetched ahead.
 */
export function useQueue({ assignmentId, userId, view }: QueuePlace) {
  const work = { assignment_id: assignmentId, course_session_id: useCourseSession().id };
  const query = useQuery(EvaluationQueueDocument, {
    ...work,
    assignment_user_id: userId,
    ...(view.state !== 'all' && { state: view.state }),
    ...(view.search && { search: view.search }),
    ...(view.sort !== 'name' && { sort: view.sort }),
    ...(view.descending && { descending: true }),
  });
  const queue = query.data?.evaluation_queue ?? undefined;
  const next = queue?.next;
  useQuery(EvaluationDocument, next ? { ...work, assignment_user_id: next.user_id } : undefined);
  return { queue, reload: query.reload, error: query.error };
}
