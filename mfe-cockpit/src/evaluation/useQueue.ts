import type { WorkView } from '@learn/domain';
import { useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useEffect, useState } from 'react';
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

/** Milliseconds after which nobody waits for the page itself any more. */
const laterMs = 500;

/** A value once the page has had time for what stands on it; undefined until then. */
function useLater<Value>(value: Value): Value | undefined {
  const [later, setLater] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), laterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
