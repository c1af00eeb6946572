import type { WorkView } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import {
  EvaluationDocument,
  EvaluationQueueDocument,
  type EvaluationQueueQuery,
} from '../__generated__/graphql.ts';
import { useLater } from '../page/useLater.ts';

export type Queue = NonNullable<EvaluationQueueQuery['evaluation_queue']>;

interface QueuePlace {
  readonly assignmentId: string;
  /** the participant */
  readonly userId: string;
  readonly view: WorkView;
}

/**
 * The place of a participant in the list that is gone through, and who comes before and after. The work of the next one
 * is fetched ahead, with its place.
 */
export function useQueue({ assignmentId, userId, view }: QueuePlace): Queue | undefined {
  const work = { assignment_id: assignmentId, course_session_id: useCourseSession().id };
  const placeOf = (person: string) => ({
    ...work,
    assignment_user_id: person,
    ...(view.state !== 'all' && { state: view.state }),
    ...(view.search && { search: view.search }),
    ...(view.sort !== 'name' && { sort: view.sort }),
    ...(view.descending && { descending: true }),
  });
  const queue = useQuery(EvaluationQueueDocument, placeOf(userId)).data?.evaluation_queue ?? undefined;
  const ahead = useLater(queue?.next?.user_id);
  useQuery(EvaluationQueueDocument, ahead === undefined ? undefined : placeOf(ahead));
  useQuery(EvaluationDocument, ahead === undefined ? undefined : { ...work, assignment_user_id: ahead });
  return queue;
}
