import { assignmentTypes, isBackwards } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, json } from './defineEndpoint.ts';
import { examDate } from './exams.ts';
import { dateTime, id, onceValid, oneLine, onlyParts, periodParts, rappen } from './fields.ts';

/** When and where an attendance day takes place. */
const dayFields = { start: dateTime, end: dateTime, location: oneLine(200), trainer: oneLine(200) };

const plannedDay = z.strictObject({
  content_key: id.meta({ description: 'translation key of the learning content' }),
  title: z.string(),
  day: z
    .strictObject({
      id,
      ...dayFields,
      recorded_count: z.int().meta({ description: 'people whose attendance is recorded' }),
    })
    .nullable()
    .meta({ description: 'null: not planned yet' }),
});

const plannedAssignment = z.strictObject({
  assignment_id: id,
  title: z.string(),
  assignment_type: z.enum(assignmentTypes),
  needs_expert_evaluation: z.boolean(),
  submission_deadline: dateTime.nullable(),
  evaluation_deadline: dateTime.nullable(),
});

const plannedExam = z.strictObject({
  exam_type: z
    .strictObject({ name: z.string(), price: rappen, maximum_attempts: z.int() })
    .nullable()
    .meta({ description: 'null: no kind of exam is defined for the circle, so it has no dates' }),
  requires_booking: z.boolean(),
  dates: z.array(examDate.omit({ is_booked: true, bookings: true })).max(1000),
});

const plannedCircle = z.strictObject({
  id: id.meta({ description: 'of the page in the language of the caller' }),
  key: id.meta({ description: 'translation key' }),
  title: z.string(),
  days: z.array(plannedDay).max(500),
  assignments: z.array(plannedAssignment).max(500).meta({ description: 'tests as well' }),
  exam: plannedExam.nullable(),
});

/** What a session is made of by time: circle by circle, in the order of the path. */
export const sessionPlan = z.strictObject({
  circles: z.array(plannedCircle).max(500),
  exam_experts: z
    .array(z.strictObject({ user_id: id, first_name: z.string(), last_name: z.string() }))
    .max(1000)
    .meta({ description: 'of the course, by name' }),
});

const ofSession = { courseSessionId: id };
const ofDay = z.object({ ...ofSession, contentKey: id });

export const adminSessionPlanEndpoints = {
  read: defineEndpoint({
    ...table.sessionPlan,
    summary: 'Attendance days, deadlines and exam dates of a session, also those that are not planned yet.',
    params: z.object(ofSession),
    answer: json(sessionPlan),
  }),
  writeDay: defineEndpoint({
    ...table.writeAttendanceDay,
    summary: 'Plans an attendance day or moves it; those whom it concerns are told when it moves.',
    params: ofDay,
    query: onlyParts([...periodParts, 'location', 'trainer']),
    body: z
      .strictObject(dayFields)
      .refine((written) => !isBackwards(written), {
        ...onceValid,
        path: ['end'],
        params: { problem: 'ends_before_start' },
      })
      .refine(({ start, end }) => Date.parse(start) !== Date.parse(end), {
        ...onceValid,
        path: ['end'],
        params: { problem: 'ends_at_start' },
      }),
    answer: json(sessionPlan),
    errors: ['version_conflict'],
  }),
  deleteDay: defineEndpoint({
    ...table.deleteAttendanceDay,
    summary:
      'Takes an attendance day away; those whom it concerns are told. Not once attendance is recorded.',
    params: ofDay,
    answer: json(sessionPlan),
    errors: ['has_records'],
  }),
  writeDeadlines: defineEndpoint({
    ...table.writeDeadlines,
    summary:
      'Sets until when an assignment or test is submitted and evaluated; those whom it concerns are told when it moves.',
    params: z.object({ ...ofSession, assignmentId: id }),
    query: onlyParts(['submission_deadline', 'evaluation_deadline']),
    body: z
      .strictObject({ submission_deadline: dateTime.nullable(), evaluation_deadline: dateTime.nullable() })
      .refine(
        ({ submission_deadline: start, evaluation_deadline: end }) =>
          !isBackwards({ start: start ?? undefined, end: end ?? undefined }),
        { ...onceValid, path: ['evaluation_deadline'], params: { problem: 'before_submission' } },
      ),
    answer: json(sessionPlan),
    errors: ['version_conflict'],
  }),
};
