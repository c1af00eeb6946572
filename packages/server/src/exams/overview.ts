import type { ExamOverview } from '@learn/contracts';
import { examStateNow, examStates, freeSeats, type Language } from '@learn/domain';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { completions } from '../completions/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import type { ExamCircle } from './examCircle.ts';
import { readPersonExamState } from './personExam.ts';
import { isExamExpert, organisationsSeen, readsAllExams } from './policy.ts';
import { examBookings, examDates, examResults, examTransitions } from './tables.ts';

interface BookingRow {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly state: string | null;
  /** no other date has been booked since */
  readonly is_current: boolean;
  /** the result that was recorded of the day of the date */
  readonly result_of_day: string | null;
  /** from where the exam came to its present result */
  readonly from_state: string | null;
}

/**
 * The exam of a circle as one person sees it: participants, experts, supervisors and admins all dates of the session;
 * exam experts those that they hold, organisation roles those that their people have booked. One statement for the
 * dates, whatever their number.
 */
export async function readExamOverview(
  db: Database,
  exam: ExamCircle,
  sessionAccess: SessionAccess,
  language: Language,
): Promise<ExamOverview> {
  const { circle, examType } = exam;
  const dates = await readDates(db, exam, sessionAccess);
  const own = sessionAccess.isMember ? await readPersonExamState(db, exam, sessionAccess.userId) : undefined;
  return {
    circle: { id: circle.id, title: circle.title, slug: circle.slug },
    exam_type: presentExamType(examType, language),
    own: own
      ? {
          state: own.state,
          exam_date_id: own.booking?.examDateId ?? null,
          attempts: own.attempts,
          attempts_left: own.attemptsLeft ?? null,
        }
      : null,
    dates: dates.map(({ date, expert, taken, bookings }) => ({
      ...presentDate({ date, taken }),
      expert,
      is_booked: own?.booking?.examDateId === date.id,
      bookings: bookings.map((booking) => presentBooking(booking, date.startsAt)),
    })),
  };
}

/** A kind of exam with its name in one language. */
export function presentExamType(
  examType: ExamCircle['examType'],
  language: Language,
): ExamOverview['exam_type'] {
  if (examType === undefined) return null;
  const { id, code, names, price, maximumAttempts } = examType;
  return { id, code, name: names[language], price, maximum_attempts: maximumAttempts };
}

type Booking = ExamOverview['dates'][number]['bookings'][number];

/** What is stored belongs to the latest booking; an earlier one has the result of its day. */
function presentBooking({ result_of_day, from_state, ...booking }: BookingRow, startsAt: Date): Booking {
  const state = booking.is_current
    ? examStateNow(known(booking.state ?? 'booked'), startsAt, new Date())
    : known(result_of_day);
  const hasResult = booking.is_current && (state === 'passed' || state === 'failed');
  return { ...booking, state, state_before_result: hasResult ? beforeResult(from_state) : null };
}

/** An exam whose date has begun does not go back behind that. */
function beforeResult(state: string | null) {
  return (['ready', 'inProgress'] as const).find((one) => one === state) ?? 'inEvaluation';
}

function known(state: string | null) {
  return examStates.find((one) => one === state) ?? 'unknown';
}

async function readDates(
  db: Database,
  { courseSessionId, circleKey, contentKey }: ExamCircle,
  sessionAccess: SessionAccess,
) {
  const bookings = sql<readonly BookingRow[]>`(
    select coalesce(json_agg(json_build_object('user_id', ${users.id}, 'first_name', ${users.firstName},
      'last_name', ${users.lastName},
      'state', ${completions.additionalJsonData} -> 'exam_data' ->> 'exam_state',
      'is_current', not exists (select from ${examBookings} later
        join ${examDates} later_date on later_date.id = later.exam_date_id
        where later.user_id = ${users.id} and later.cancelled_at is null
        and later_date.course_session_id = ${courseSessionId} and later_date.circle_key = ${circleKey}
        and later.created_at > ${examBookings.createdAt}),
      'result_of_day', (select ${examResults.result} from ${examResults}
        where ${examResults.userId} = ${users.id} and ${examResults.courseSessionId} = ${courseSessionId}
        and ${examResults.circleKey} = ${circleKey}
        and ${examResults.takenOn} = (${examDates.startsAt} at time zone 'Europe/Zurich')::date
        order by ${examResults.attempt} desc limit 1),
      'from_state', (select ${examTransitions.fromState} from ${examTransitions}
        where ${examTransitions.userId} = ${users.id} and ${examTransitions.courseSessionId} = ${courseSessionId}
        and ${examTransitions.circleKey} = ${circleKey} and ${examTransitions.toState} in ('passed', 'failed')
        and ${examTransitions.fromState} not in ('passed', 'failed')
        order by ${examTransitions.createdAt} desc limit 1))
      order by ${sql.join(byName, sql`, `)}), '[]'::json)
    from ${examBookings} join ${users} on ${users.id} = ${examBookings.userId}
    left join ${completions} on ${completions.userId} = ${users.id}
      and ${completions.courseSessionId} = ${courseSessionId} and ${completions.translationKey} = ${contentKey}
    where ${examBookings.examDateId} = ${examDates.id} and ${examBookings.cancelledAt} is null
    and ${seenBy(sessionAccess)})`;
  const expert = sql<
    ExamOverview['dates'][number]['expert']
  >`(select json_build_object('user_id', ${users.id},
    'first_name', ${users.firstName}, 'last_name', ${users.lastName})
    from ${users} where ${users.id} = ${examDates.expertId})`;
  const rows = await db
    .select({
      date: examDates,
      expert: nested(expert),
      taken: nested(seatsTaken),
      bookings: nested(bookings),
    })
    .from(examDates)
    .where(and(eq(examDates.courseSessionId, courseSessionId), eq(examDates.circleKey, circleKey)))
    .orderBy(asc(examDates.startsAt), asc(examDates.id));
  if (sessionAccess.isMember || readsAllExams(sessionAccess)) return rows;
  return rows.filter(
    ({ date, bookings: seen }) =>
      seen.length > 0 || (isExamExpert(sessionAccess) && date.expertId === sessionAccess.userId),
  );
}

/** A date with what is left of its seats. */
export function presentDate({ date, taken }: { date: typeof examDates.$inferSelect; taken: number }) {
  return {
    id: date.id,
    start: date.startsAt.toISOString(),
    end: date.endsAt.toISOString(),
    place: date.place,
    seats: date.seats,
    free_seats: freeSeats(date.seats, taken),
    booking_until: date.bookingUntil?.toISOString() ?? null,
  };
}

/** Seats of the date of a row of exam_dates that are taken. */
export const seatsTaken = sql<number>`(select count(*)::int from ${examBookings}
  where ${examBookings.examDateId} = ${examDates.id} and ${examBookings.cancelledAt} is null)`;

/** Condition on exam_dates and users: the people whose bookings are seen. */
function seenBy(sessionAccess: SessionAccess): SQL | undefined {
  if (readsAllExams(sessionAccess)) return sql`true`;
  const organisations = organisationsSeen(sessionAccess);
  return or(
    sessionAccess.isMember ? eq(users.id, sessionAccess.userId) : sql`false`,
    isExamExpert(sessionAccess) ? eq(examDates.expertId, sessionAccess.userId) : undefined,
    organisations.length > 0
      ? sql`${users.organisationId} in (${sql.join(
          organisations.map((organisation) => sql`${organisation}`),
          sql`, `,
        )})`
      : undefined,
  );
}
