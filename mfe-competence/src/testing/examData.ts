import type { ExamOverview, PersonExam, PersonExams } from '@learn/contracts';
import type { ExamState } from '@learn/domain';
import { userProfile } from '@learn/testing';
import type { ListedExam } from '../vv-exams/useExams.ts';
import { courseSessionId } from './courseData.ts';

export const examUserId = userProfile().id;

/** Where the calls of the exam of the circle «pruefung» begin. */
export const examAddress = `/api/exam/${courseSessionId}/pruefung`;

/** Address of a person's exams. */
export const examsAddress = (userId = examUserId) => `/api/exam/${courseSessionId}/person/${userId}/`;

export const inDays = (days: number, hours = 0) =>
  new Date(Date.now() + (days * 24 + hours) * 3_600_000).toISOString();

export type OwnExamState = NonNullable<ExamOverview['own']>;

/** A date so many days from now. */
export function examDate(id: string, days: number, free_seats: number) {
  return {
    id,
    start: inDays(days),
    end: inDays(days, 3),
    place: `Ort ${id}`,
    seats: 12,
    free_seats,
    booking_until: null as string | null,
  };
}

const examType = { id: 't', code: 'zp', name: 'Zwischenprüfung', price: 42_000, maximum_attempts: 3 };

/** The exam of a person with one date that is over, one with seats and one without. */
export function examOverview(state: ExamState, change: Partial<OwnExamState> = {}): ExamOverview {
  const date = (id: string, days: number, free_seats: number) => ({
    ...examDate(id, days, free_seats),
    expert: null,
    is_booked: change.exam_date_id === id,
    bookings: [],
  });
  return {
    circle: { id: 'pruefung', title: 'Pruefung', slug: 'pruefung' },
    exam_type: examType,
    own: { state, exam_date_id: null, attempts: 0, attempts_left: 3, ...change },
    dates: [date('vorbei', -3, 5), date('bald', 5, 7), date('voll', 9, 0)],
  };
}

/** The same with its steps and results. */
export function personExam(state: ExamState, change: Partial<PersonExam> = {}): PersonExam {
  return {
    user_id: examUserId,
    state,
    exam_date_id: null,
    attempts: 0,
    attempts_left: 3,
    results: [],
    transitions: [],
    ...change,
  };
}

/** An exam as it stands in the list; its id is its slug. */
export function listedExam(
  state: ExamState,
  change: Partial<ListedExam> = {},
  slug = 'pruefung',
): ListedExam {
  return {
    circle: {
      ...{ id: slug, slug, language: 'de', page_ids: [slug, `${slug}-fr`] },
      title: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
    },
    exam_type: examType,
    requires_booking: true,
    has_certificate: true,
    exam_url: null,
    content_slug: 'schriftlich',
    unlocked_by: [],
    state,
    attempts: 0,
    attempts_left: 3,
    date: null,
    next_date: null,
    result: null,
    ...change,
  };
}

/** All exams of a person. */
export function examList(
  exams: readonly ListedExam[],
  certificates: PersonExams['certificates'] = [],
): PersonExams {
  return { user_id: examUserId, exams: [...exams], certificates: [...certificates] };
}
