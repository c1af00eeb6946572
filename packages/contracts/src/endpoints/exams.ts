import { examStates } from '@learn/domain';
import { z } from 'zod';
import * as table from '../endpointTable.ts';
import { defineEndpoint, empty, json } from './defineEndpoint.ts';
import { dateTime, day, id, language, oneLine, onlyParts, periodParts, rappen, text } from './fields.ts';

const examState = z.enum([...examStates, 'unknown']);

const circleName = z.strictObject({ id, title: z.string(), slug: z.string() });

const personName = z.strictObject({ user_id: id, first_name: z.string(), last_name: z.string() });

const bookingUntil = dateTime
  .nullable()
  .meta({ description: 'until when it is booked and given back; null: until it begins' });

/** When an exam takes place, as one person sees it. */
export const examDate = z.strictObject({
  id,
  start: dateTime,
  end: dateTime,
  place: z.string(),
  seats: z.int(),
  free_seats: z.int().min(0),
  booking_until: bookingUntil,
  expert: personName.nullable().meta({ description: 'exam expert who holds it' }),
  is_booked: z.boolean().meta({ description: 'by the caller' }),
  bookings: z
    .array(
      personName.extend({
        state: examState.meta({ description: 'of the exam on this date' }),
        is_current: z.boolean().meta({
          description: 'false where the person has booked another date since: results belong to that one',
        }),
        state_before_result: z.enum(['ready', 'inProgress', 'inEvaluation']).nullable().meta({
          description: 'where the exam stands again if its result is taken back; null without a result',
        }),
      }),
    )
    .meta({ description: 'people whose exams the caller may see' }),
});

const examType = z.strictObject({
  id,
  code: z.string(),
  name: z.string(),
  price: rappen,
  maximum_attempts: z.int(),
});

/** The exam of a circle in a session. */
export const examOverview = z.strictObject({
  circle: circleName,
  exam_type: examType.nullable(),
  own: z
    .strictObject({
      state: examState,
      exam_date_id: id.nullable(),
      attempts: z.int(),
      attempts_left: z.int().nullable().meta({ description: 'null: not limited' }),
    })
    .nullable()
    .meta({ description: 'null for people who do not take part in the session' }),
  dates: z.array(examDate),
});

const examResult = z.strictObject({
  id,
  result: z.enum(['passed', 'failed']),
  taken_on: day,
  attempt: z.int(),
});

/** Where a person stands with an exam, and how that came about. */
export const personExam = z.strictObject({
  user_id: id,
  state: examState,
  exam_date_id: id.nullable(),
  attempts: z.int(),
  attempts_left: z.int().nullable(),
  results: z.array(examResult),
  transitions: z.array(
    z.strictObject({
      from_state: z.enum(examStates),
      to_state: z.enum(examStates),
      at: dateTime,
      actor_id: id.nullable().meta({ description: 'null: the platform itself' }),
      reason: z.string(),
    }),
  ),
});

const listedDate = examDate.pick({
  id: true,
  start: true,
  end: true,
  place: true,
  seats: true,
  free_seats: true,
  booking_until: true,
});

/** One exam in the list of a person's exams. */
const listedExam = z.strictObject({
  circle: circleName.extend({
    language,
    page_ids: z.array(id).meta({ description: 'in all languages: an address may carry any of them' }),
  }),
  exam_type: examType.nullable(),
  requires_booking: z.boolean(),
  has_certificate: z.boolean().meta({ description: 'who passes it has an exam certificate' }),
  exam_url: z.string().nullable().meta({ description: 'where it is taken, on another platform' }),
  content_slug: z.string().meta({ description: 'of its first content, where it is taken otherwise' }),
  unlocked_by: z.array(circleName),
  state: examState,
  attempts: z.int(),
  attempts_left: z.int().nullable().meta({ description: 'null: not limited' }),
  date: listedDate
    .nullable()
    .meta({ description: 'that the person has booked, or had when they took the exam' }),
  next_date: listedDate
    .nullable()
    .meta({ description: 'the earliest one that can still be booked and has a seat' }),
  result: examResult.nullable().meta({ description: 'the latest' }),
});

/** All exams of a participant in a session, in the order of the learning path, and what they have been certified for. */
export const personExams = z.strictObject({
  user_id: id,
  exams: z.array(listedExam),
  certificates: z
    .array(z.strictObject({ id, profile: z.string(), granted_on: day }))
    .meta({ description: 'granted by admission profile, the latest first' }),
});

const ofCircle = z.object({ courseSessionId: id, circleId: id });
const examDateFields = z.strictObject({
  start: dateTime,
  end: dateTime,
  place: oneLine(200),
  seats: z.int().min(0).max(1000),
  booking_until: bookingUntil.default(null),
  expert_id: id.nullable().default(null),
});

const importedExam = z.strictObject({
  user_id: id,
  taken_on: day.meta({ description: 'when it was passed; not after today' }),
  result: z.literal('passed'),
});

export const examEndpoints = {
  dates: defineEndpoint({
    ...table.examDates,
    summary: 'The exam of a circle: its dates with free seats and the own booking.',
    params: ofCircle,
    answer: json(examOverview),
  }),
  createDate: defineEndpoint({
    ...table.createExamDate,
    summary: 'Adds a date to the exam of a circle.',
    params: ofCircle,
    body: examDateFields,
    answer: json(examOverview),
  }),
  changeDate: defineEndpoint({
    ...table.changeExamDate,
    summary: 'Changes a date; people who have booked it are notified when time or place change.',
    params: ofCircle.extend({ dateId: id }),
    query: onlyParts([...periodParts, 'place', 'seats', 'booking_until', 'expert_id']),
    body: examDateFields,
    answer: json(examOverview),
    errors: ['version_conflict'],
  }),
  deleteDate: defineEndpoint({
    ...table.deleteExamDate,
    summary: 'Takes a date away; its bookings are cancelled and the people told.',
    params: ofCircle.extend({ dateId: id }),
    answer: empty,
  }),
  book: defineEndpoint({
    ...table.bookExam,
    summary:
      'Takes a seat for oneself; who has booked another date changes to this one, and the own one again changes nothing.',
    params: ofCircle,
    body: z.strictObject({ exam_date_id: id }),
    answer: json(examOverview),
    errors: ['exam_date_full', 'exam_transition_not_allowed', 'exam_booking_closed', 'exam_no_attempts_left'],
  }),
  cancel: defineEndpoint({
    ...table.cancelExam,
    summary: 'Gives the own seat back.',
    params: ofCircle,
    answer: json(examOverview),
    errors: ['exam_transition_not_allowed', 'exam_booking_closed'],
  }),
  personExams: defineEndpoint({
    ...table.personExams,
    summary:
      'All exams and certificates of a participant in a session of a vv course; not there while the list of exams is switched off.',
    params: z.object({ courseSessionId: id, userId: id }),
    answer: json(personExams),
  }),
  state: defineEndpoint({
    ...table.examState,
    summary: 'Where a person stands with the exam of a circle.',
    params: ofCircle.extend({ userId: id }),
    answer: json(personExam),
  }),
  setState: defineEndpoint({
    ...table.setExamState,
    summary: 'Starts, hands in or repeats the own exam; admins record results and correct, with a reason.',
    params: ofCircle.extend({ userId: id }),
    body: z.strictObject({ state: z.enum(examStates), reason: text(1000).default('') }),
    answer: json(personExam),
    errors: ['exam_transition_not_allowed', 'exam_no_attempts_left', 'exam_not_begun'],
  }),
  importPassed: defineEndpoint({
    ...table.importExams,
    summary:
      'Imports that participants passed the exam elsewhere (passedImport); those who have passed already are left unchanged.',
    params: ofCircle,
    body: z.strictObject({ results: z.array(importedExam).min(1).max(500) }),
    answer: json(z.strictObject({ recorded_count: z.int(), unchanged_count: z.int() })),
    errors: ['exam_transition_not_allowed'],
  }),
};
