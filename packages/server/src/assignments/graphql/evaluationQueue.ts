import { type WorkPlace, workSorts, workStates } from '@learn/domain';
import { builder } from '../../graphql/builder.ts';
import { requireId } from '../../graphql/keys.ts';
import { type QueuedParticipant, readEvaluationQueue } from '../evaluationQueue.ts';
import { mayGoThroughWork } from '../policy.ts';

const WorkStateType = builder.enumType('WorkState', {
  description: 'How far a participant is in an assignment, by what is to be done about it.',
  values: workStates,
});

const WorkSortType = builder.enumType('WorkSort', { values: workSorts });

const QueuedParticipantType = builder.objectRef<QueuedParticipant>('QueuedParticipant').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
  }),
});

const EvaluationQueueType = builder.objectRef<WorkPlace<QueuedParticipant>>('EvaluationQueue').implement({
  description: 'The place of a participant among those that filter and search name, themself included.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'from 1 on' }),
    count: t.exposeInt('count'),
    current: t.expose('current', { type: QueuedParticipantType }),
    previous: t.field({
      type: QueuedParticipantType,
      nullable: true,
      resolve: ({ previous }) => previous,
    }),
    next: t.field({ type: QueuedParticipantType, nullable: true, resolve: ({ next }) => next }),
  }),
});

builder.queryField('evaluation_queue', (t) =>
  t.field({
    extensions: { policy: mayGoThroughWork },
    type: EvaluationQueueType,
    nullable: true,
    args: {
      assignment_id: t.arg.id({ required: true }),
      course_session_id: t.arg.id({ required: true }),
      assignment_user_id: t.arg.id({ required: true, description: 'the participant' }),
      state: t.arg({ type: WorkStateType, description: 'left out: all' }),
      search: t.arg.string({ description: 'beginnings of words of name and employer' }),
      sort: t.arg({ type: WorkSortType, description: 'left out: by name' }),
      descending: t.arg.boolean(),
    },
    resolve: (_root, wanted, { db, currentUser }) =>
      readEvaluationQueue(db, currentUser, {
        courseSessionId: requireId(wanted.course_session_id),
        assignmentId: requireId(wanted.assignment_id),
        userId: requireId(wanted.assignment_user_id),
        view: {
          state: wanted.state ?? 'all',
          search: wanted.search ?? '',
          sort: wanted.sort ?? 'name',
          descending: wanted.descending ?? false,
        },
      }),
  }),
);
