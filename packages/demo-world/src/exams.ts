import { type KnownExamState, zurichDay } from '@learn/domain';
import { contentTypeOf } from '@learn/server/sample-data';
import { demoContent } from './courses.ts';
import { dayLength, shiftDays, workday } from './dates.ts';
import { demoId } from './demoId.ts';
import type { Member, PeopledSession } from './enrolments.ts';
import {
  type ExamPlace,
  type ExamStep,
  statesAtTheEnd,
  statesUnderWay,
  statesWithoutBooking,
  stepsTo,
} from './examStates.ts';
import { isOpenFor, placedContents } from './placedContents.ts';
import type { Progress } from './progressBook.ts';
import type { NewExamBooking, NewExamDate, NewExamResult, NewExamTransition } from './rows.ts';

/** Who is in which state, beside chance, by `session/username`. */
const planned: Readonly<Record<string, KnownExamState>> = {
  'vv-bern/lena.keller': 'booked',
  'et-st-gallen/jonas.frei': 'booked',
};

const reasons: Readonly<Partial<Record<KnownExamState, string>>> = {
  cancelled: 'Krankheit, Arztzeugnis liegt vor.',
  passedImport: 'Import der Resultate aus der früheren Prüfungsverwaltung.',
};

/** From this share of the path on, a person is as far as the exam where nothing else locks it. */
const farEnough = 0.55;

/** The exams of a session: dates, and for everybody how far they are. */
export interface Exams {
  readonly dates: NewExamDate[];
  readonly bookings: NewExamBooking[];
  readonly transitions: NewExamTransition[];
  readonly results: NewExamResult[];
}

const examExpertId = demoId('user/urs.baumann');

export function examTypeId(code: string): string {
  return demoId(`exam type/${code}`);
}

/** Rappen that an exam costs today. */
export function examPrice(code: string): number {
  return demoContent.exams.find((exam) => exam.code === code)?.price ?? 0;
}

/** The exam circles of the session's course. */
function examPlaces({ demo }: PeopledSession): ExamPlace[] {
  const first = new Map(
    placedContents(demo.course)
      .reverse()
      .map((placed) => [placed.circle, placed]),
  );
  return [...first.values()].flatMap((placed) => {
    const { id, requires_booking = false } = placed.circle.exam ?? {};
    return id === undefined ? [] : [{ ...placed, exam: { id, requires_booking } }];
  });
}

/** Everybody's exams; the state of a person is written into `progress`, where clients read it. */
export function examRows(session: PeopledSession, now: Date, progress: Progress): Exams {
  const exams: Exams = { dates: [], bookings: [], transitions: [], results: [] };
  for (const place of examPlaces(session)) addExam({ session, place, now, progress, exams });
  return exams;
}

interface Exam {
  readonly session: PeopledSession;
  readonly place: ExamPlace;
  readonly now: Date;
  readonly progress: Progress;
  readonly exams: Exams;
}

function addExam(exam: Exam): void {
  const { session, place, progress, exams } = exam;
  const dates = place.exam.requires_booking ? datesOf(exam) : undefined;
  const states = place.exam.requires_booking ? statesUnderWay : statesWithoutBooking;
  const own = placedContents(session.demo.course).filter(({ circle }) => circle === place.circle);
  let finished = 0;
  // The two sessions of a course begin at different states, so that few people are in many states.
  let underWay = session.demo.startDay > -100 ? 3 : 0;
  for (const member of session.members) {
    const isOpen = isOpenFor(member, { course: session.demo.course, circle: place.circle, progress });
    const isDone = own.every(({ key }) => progress.isDone(member.userId, key));
    const far = place.circle.unlocked_by !== undefined || member.share > farEnough;
    if (!isOpen || !(isDone || far)) continue;
    const plan = planned[`${session.demo.key}/${member.person.username}`];
    const state = plan ?? (isDone ? statesAtTheEnd : states)[isDone ? finished : underWay % states.length];
    if (plan === undefined && isDone) finished = (finished + 1) % statesAtTheEnd.length;
    if (plan === undefined && !isDone) underWay += 1;
    if (state === undefined) continue;
    writeState(exam, member, state);
    if (dates !== undefined) addBooking(exam, { member, state, dates });
    addTransitions(exam, member, state);
    addResult(exam, member, state);
  }
  if (dates === undefined) return;
  const full = exams.bookings.filter(({ examDateId }) => examDateId === dates.later.id).length;
  exams.dates.push(dates.past, dates.today, dates.next, { ...dates.later, seats: Math.max(full, 1) });
}

/** Four dates: one is over, one is today, one is near, and one is full. */
function datesOf({ session, place, now }: Exam) {
  const date = (name: string, days: number, seats: number): NewExamDate & { readonly id: string } => ({
    id: demoId(`exam date/${session.demo.key}/${place.exam.id}/${name}`),
    courseSessionId: session.session.id,
    circleKey: place.circleKey,
    examTypeId: examTypeId(place.exam.id),
    startsAt: workday(now, days, '09:00'),
    endsAt: workday(now, days, '17:00'),
    place: session.demo.place[session.demo.language],
    seats,
    expertId: session.demo.course.course_type === 'vv' ? examExpertId : null,
  });
  const distance = session.demo.startDay > -100 ? 3 : 0;
  const until = (days: number) => ({ bookingUntil: workday(now, days + distance, '23:59') });
  return {
    past: date('past', -21, 16),
    today: { ...date('today', 0, 8), ...todayOf(now) },
    next: { ...date('next', 6 + distance, 12), ...until(4) },
    later: { ...date('later', 34 + distance, 1), ...until(27) },
  };
}

/** Also at weekends: an exam that is under way needs a date that has begun. */
function todayOf(now: Date) {
  const hour = 60 * 60 * 1000;
  const startsAt = new Date(Math.floor(now.getTime() / hour) * hour);
  return { startsAt, endsAt: new Date(startsAt.getTime() + 4 * hour) };
}

function writeState({ session, place, progress, now }: Exam, member: Member, state: KnownExamState): void {
  const passed = state === 'passed' || state === 'passedImport';
  const steps = stepsTo(state, place.exam.requires_booking);
  progress.write({
    courseSessionId: session.session.id,
    userId: member.userId,
    translationKey: place.key,
    completionStatus: passed ? 'SUCCESS' : 'UNKNOWN',
    pageType: contentTypeOf(place.content),
    additionalJsonData: { exam_data: { exam_state: state } },
    updatedAt: steps.length === 0 ? now : timeOf(now, steps, steps.length - 1),
  });
}

function addBooking(
  { exams, now }: Exam,
  { member, state, dates }: { member: Member; state: KnownExamState; dates: ReturnType<typeof datesOf> },
): void {
  const date = dateOf(state, dates, exams);
  if (date === undefined) return;
  exams.bookings.push({
    id: demoId(`exam booking/${date.id}/${member.person.username}`),
    examDateId: date.id,
    userId: member.userId,
    createdAt: shiftDays(now, -36),
    cancelledAt: state === 'cancelled' ? shiftDays(now, -5) : null,
  });
}

function dateOf(state: KnownExamState, dates: ReturnType<typeof datesOf>, { bookings }: Exams) {
  switch (state) {
    case 'booked': {
      // Of two who have booked, the first has the near date.
      const isFirst = !bookings.some(({ examDateId }) => examDateId === dates.next.id);
      return isFirst ? dates.next : dates.later;
    }
    case 'cancelled':
      return dates.next;
    case 'ready':
    case 'inProgress':
      return dates.today;
    case 'inEvaluation':
    case 'passed':
    case 'failed':
      return dates.past;
    default:
      return undefined;
  }
}

function addTransitions({ session, place, now, exams }: Exam, member: Member, state: KnownExamState): void {
  const steps = stepsTo(state, place.exam.requires_booking);
  const actors: Readonly<Record<ExamStep['actor'], string | null>> = {
    server: null,
    person: member.userId,
    examiner:
      session.demo.course.course_type === 'vv'
        ? examExpertId
        : (session.expertOf.get(place.circle.slug) ?? null),
    admin: demoId('user/carla.conti'),
  };
  exams.transitions.push(
    ...steps.map((step, index) => ({
      id: demoId(`exam transition/${session.demo.key}/${place.exam.id}/${member.person.username}/${index}`),
      userId: member.userId,
      courseSessionId: session.session.id,
      circleKey: place.circleKey,
      fromState: step.from,
      toState: step.to,
      actorId: actors[step.actor],
      reason: reasons[step.to] ?? '',
      createdAt: timeOf(now, steps, index),
    })),
  );
}

/** Steps of the same day follow one another by minutes. */
function timeOf(now: Date, steps: readonly ExamStep[], index: number): Date {
  const daysAgo = steps[index]?.daysAgo ?? 0;
  return new Date(now.getTime() - daysAgo * dayLength - (steps.length - index) * 60_000);
}

function addResult({ session, place, now, exams }: Exam, member: Member, state: KnownExamState): void {
  if (state !== 'passed' && state !== 'failed' && state !== 'passedImport') return;
  exams.results.push({
    id: demoId(`exam result/${session.demo.key}/${place.exam.id}/${member.person.username}`),
    userId: member.userId,
    courseSessionId: session.session.id,
    circleKey: place.circleKey,
    examTypeId: examTypeId(place.exam.id),
    result: state === 'failed' ? 'failed' : 'passed',
    price: examPrice(place.exam.id),
    organisationId: member.organisationId,
    takenOn: zurichDay(workday(now, -21, '09:00')),
  });
}
