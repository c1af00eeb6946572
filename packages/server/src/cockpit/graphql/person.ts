import { CircleReferenceType } from '../../course-pages/graphql/circleReference.ts';
import { builder } from '../../graphql/builder.ts';
import { AttendanceStatusType, CompletionStatusType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import {
  type CirclePerson,
  type CriterionAssessment,
  type PersonAttendance,
  readCirclePerson,
  type SequenceProgress,
} from '../circlePerson.ts';
import { maySeeCircleWork } from '../policy.ts';
import { readCockpit } from '../readCockpit.ts';
import { CircleType } from './cockpit.ts';
import { WorkType } from './work.ts';

// Nothing here has an `id`: the same sequence, criterion or day says something else of another person.

const SequenceType = builder.objectRef<SequenceProgress>('CockpitSequence').implement({
  fields: (t) => ({
    learning_sequence_id: t.exposeID('learning_sequence_id'),
    title: t.exposeString('title'),
    contents_count: t.exposeInt('contents_count'),
    contents_completed_count: t.exposeInt('contents_completed_count'),
  }),
});

const AssessmentType = builder.objectRef<CriterionAssessment>('CockpitAssessment').implement({
  description: 'How a participant assesses themselves in a performance criterion.',
  fields: (t) => ({
    performance_criterion_id: t.exposeID('performance_criterion_id'),
    title: t.exposeString('title'),
    learning_unit_title: t.exposeString('learning_unit_title'),
    completion_status: t.expose('completion_status', {
      type: CompletionStatusType,
      description: 'SUCCESS, FAIL, or UNKNOWN: not assessed yet',
    }),
  }),
});

const AttendanceType = builder.objectRef<PersonAttendance>('CockpitAttendance').implement({
  description: 'An attendance day of the circle, and whether the participant was there.',
  fields: (t) => ({
    attendance_course_id: t.exposeID('attendance_course_id'),
    title: t.exposeString('title'),
    location: t.exposeString('location'),
    start: t.expose('start', { type: 'DateTime' }),
    end: t.expose('end', { type: 'DateTime' }),
    status: t.expose('status', {
      type: AttendanceStatusType,
      nullable: true,
      description: 'null: not recorded',
    }),
    counts: t.exposeBoolean('counts', { description: 'they are expected on that day' }),
  }),
});

const CirclePersonType = builder.objectRef<CirclePerson>('CockpitPerson').implement({
  description: 'A participant in a circle, as those see them who look after it.',
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    avatar_url: t.exposeString('avatar_url'),
    email: t.exposeString('email'),
    organisation_name: t.exposeString('organisation_name', { description: 'employer; may be empty' }),
    sequences: t.field({ type: [SequenceType], resolve: ({ sequences }) => [...sequences] }),
    assessments: t.field({
      type: [AssessmentType],
      description: 'of all criteria of the circle, in the order of the path',
      resolve: ({ assessments }) => [...assessments],
    }),
    attendance: t.field({
      type: [AttendanceType],
      description: 'of the days of the circle, the first one first',
      resolve: ({ attendance }) => [...attendance],
    }),
    works: t.field({
      type: [WorkType],
      description: 'in the assignments that they have begun',
      resolve: ({ works }) => [...works],
    }),
    circle: t.field({ type: CircleType, resolve: ({ work }) => work }),
    circles: t.field({
      type: [CircleReferenceType],
      description: 'of the caller that belong to the path of the participant, in its order',
      resolve: ({ circles }) => [...circles],
    }),
  }),
});

builder.queryField('cockpit_person', (t) =>
  t.field({
    extensions: { policy: maySeeCircleWork },
    type: CirclePersonType,
    nullable: true,
    args: {
      course_session_id: t.arg.id({ required: true }),
      circle: t.arg.string({ required: true, description: 'slug' }),
      user_id: t.arg.id({ required: true }),
    },
    resolve: async (_root, { course_session_id, circle, user_id }, { db, currentUser }) => {
      const courseSessionId = requireId(course_session_id);
      const userId = requireId(user_id);
      const works = await readCockpit(db, currentUser, courseSessionId);
      return readCirclePerson(db, works, { circle, userId });
    },
  }),
);
