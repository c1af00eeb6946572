import { contentsOf } from '@learn/domain';
import type { ContentNode } from '../../course-pages/courseTree.ts';
import { CircleReferenceType } from '../../course-pages/graphql/circleReference.ts';
import { LearningContentType } from '../../course-pages/graphql/learningContent.ts';
import { countDocuments } from '../../documents/countDocuments.ts';
import { countFeedback, type FeedbackCounts } from '../../feedback/countFeedback.ts';
import { builder } from '../../graphql/builder.ts';
import { AssignmentTypeType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import { type CircleParticipant, readCircleParticipants } from '../circleParticipants.ts';
import { type OpenDay, readDaysToRecord } from '../daysToRecord.ts';
import { mayOpenCockpit } from '../policy.ts';
import { type AssignmentWork, type CircleWork, readCockpit } from '../readCockpit.ts';
import { readWaitingAssignments, type WaitingAssignment, waitingWorks } from '../waitingWork.ts';
import { WorkType } from './work.ts';

const CircleAssignmentType = builder.objectRef<AssignmentWork>('CockpitAssignment').implement({
  fields: (t) => ({
    assignment_id: t.id({ resolve: ({ row }) => row.id }),
    assignment_type: t.field({ type: AssignmentTypeType, resolve: ({ row }) => row.assignmentType }),
    needs_expert_evaluation: t.boolean({ resolve: ({ row }) => row.needsExpertEvaluation }),
    learning_content: t.field({ type: LearningContentType, resolve: ({ place }) => place.content }),
    submission_deadline: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ deadlines }) => deadlines?.submissionDeadline ?? null,
    }),
    evaluation_deadline: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ deadlines }) => deadlines?.evaluationDeadline ?? null,
    }),
    works: t.field({
      type: [WorkType],
      description: 'of those who have begun it',
      resolve: ({ works }) => [...works],
    }),
  }),
});

const ParticipantType = builder.objectRef<CircleParticipant>('CockpitParticipant').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    avatar_url: t.exposeString('avatar_url'),
    organisation_name: t.exposeString('organisation_name', { description: 'employer; may be empty' }),
    contents_completed_count: t.exposeInt('contents_completed_count', { description: 'of the circle' }),
  }),
});

const CircleFeedbackType = builder.objectRef<FeedbackCounts>('CockpitFeedback').implement({
  description: 'How much feedback a circle has; what it says is another question.',
  fields: (t) => ({
    response_count: t.exposeInt('response_count'),
    shown_response_count: t.exposeInt('shown_response_count', {
      description: 'those that results are made of; 0 below the minimum',
    }),
    minimum_responses: t.exposeInt('minimum_responses'),
  }),
});

export const CircleType = builder.objectRef<CircleWork>('CockpitCircle').implement({
  // without an id of its own: the work of another session in the same circle is another one
  description: 'A circle with the work of participants in it.',
  fields: (t) => ({
    circle: t.expose('circle', { type: CircleReferenceType }),
    contents_count: t.int({ resolve: ({ circle }) => contentsOf<ContentNode>(circle).length }),
    to_evaluate_count: t.int({
      description: 'evaluations that wait for the caller',
      resolve: (circle) => evaluationsOf(circle),
    }),
    assignments: t.field({
      type: [CircleAssignmentType],
      description: 'in the order of the path',
      resolve: ({ assignments }) => [...assignments],
    }),
    participants: t.field({
      type: [ParticipantType],
      description: 'those to whose path the circle belongs, by name',
      resolve: (circle, _arguments, { db }) => readCircleParticipants(db, circle),
    }),
    feedback: t.field({
      type: CircleFeedbackType,
      resolve: ({ courseSessionId, circle }, _arguments, { db }) =>
        countFeedback(db, { courseSessionId, circleKey: circle.translation_key }),
    }),
    learning_sequences: t.field({
      type: [CircleReferenceType],
      resolve: ({ circle }) => [...circle.learning_sequences],
    }),
    may_write_documents: t.exposeBoolean('may_write_documents', {
      description: 'the caller adds and deletes circle documents',
    }),
    document_count: t.int({
      description: 'circle documents of the session',
      resolve: ({ courseSessionId, circle }, _arguments, { db }) =>
        countDocuments(db, { courseSessionId, circleKey: circle.translation_key }),
    }),
  }),
});

const WaitingAssignmentType = builder.objectRef<WaitingAssignment>('CockpitWaitingAssignment').implement({
  description: 'An assignment in which work waits for the caller to be evaluated.',
  fields: (t) => ({
    assignment_id: t.id({ resolve: ({ row }) => row.id }),
    learning_content: t.field({ type: LearningContentType, resolve: ({ place }) => place.content }),
    evaluation_deadline: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ deadlines }) => deadlines?.evaluationDeadline ?? null,
    }),
    to_evaluate_count: t.exposeInt('waiting'),
    first_user_id: t.exposeID('first', { description: 'whose work waits, the first one by name' }),
  }),
});

const OpenDayType = builder.objectRef<OpenDay>('CockpitAttendanceDay').implement({
  description: 'An attendance day whose list is not complete.',
  fields: (t) => ({
    attendance_course_id: t.exposeID('id'),
    learning_content: t.expose('content', { type: LearningContentType }),
    start: t.expose('startsAt', { type: 'DateTime' }),
    expected_count: t.exposeInt('expected', { description: 'participants who count on the day' }),
    entered_count: t.exposeInt('entered', { description: 'of these, those with a recorded status' }),
  }),
});

const CockpitType = builder
  .objectRef<{ readonly courseSessionId: string; readonly circles: readonly CircleWork[] }>('Cockpit')
  .implement({
    description: 'What experts have to do in a session.',
    fields: (t) => ({
      id: t.exposeID('courseSessionId', { description: 'of the session' }),
      circles: t.field({
        type: [CircleType],
        description: 'that the caller looks after, in the order of the path',
        resolve: ({ circles }) => [...circles],
      }),
      to_evaluate: t.field({
        type: [WaitingAssignmentType],
        description:
          'assignments of all circles in which work waits for the caller, the earliest deadline first',
        resolve: ({ circles }, _arguments, { db }) => readWaitingAssignments(db, circles),
      }),
      days_to_record: t.field({
        type: [OpenDayType],
        description:
          'attendance days of all circles whose list the caller has to complete, the first one first',
        resolve: ({ courseSessionId, circles }, _arguments, { db, currentUser }) =>
          readDaysToRecord(db, currentUser, { courseSessionId, circles }),
      }),
      circle: t.field({
        type: CircleType,
        nullable: true,
        args: {
          slug: t.arg.string(),
          assignment_id: t.arg.id({ description: 'the circle of this assignment' }),
        },
        description: 'without arguments the first circle with evaluations that wait, else the first of all',
        resolve: ({ circles }, { slug, assignment_id }) => {
          if (assignment_id != null)
            return circles.find(({ assignments }) => assignments.some(({ row }) => row.id === assignment_id));
          if (slug != null) return circles.find(({ circle }) => circle.slug === slug);
          return circles.find((circle) => evaluationsOf(circle) > 0) ?? circles[0];
        },
      }),
    }),
  });

builder.queryField('cockpit', (t) =>
  t.field({
    extensions: { policy: mayOpenCockpit },
    type: CockpitType,
    nullable: true,
    args: { course_session_id: t.arg.id({ required: true }) },
    resolve: async (_root, { course_session_id }, { db, currentUser }) => {
      const courseSessionId = requireId(course_session_id);
      return { courseSessionId, circles: await readCockpit(db, currentUser, courseSessionId) };
    },
  }),
);

function evaluationsOf({ assignments }: CircleWork): number {
  return assignments.flatMap(waitingWorks).length;
}
