import {
  type ExamState,
  examAttemptsLeft,
  examState,
  examStateNow,
  firstExamState,
  hasLock,
  readExamState,
} from '@learn/domain';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { isLocked, openedCircles } from '../completions/sessionProgress.ts';
import { completions } from '../completions/tables.ts';
import type { Database } from '../database/database.ts';
import type { ExamCircle, ExamPlace } from './examCircle.ts';
import { examBookings, examDates, examResults } from './tables.ts';

/** Where a person stands with an exam. */
export interface PersonExamState {
  readonly state: ExamState;
  /** what is stored, where the day has made a ready exam of a booked one */
  readonly stored: ExamState;
  /** the circle had to be unlocked for them, and no step of their exam has told so yet */
  readonly wasUnlocked: boolean;
  /** the seat that they have, or had when they took the exam */
  readonly booking:
    | { readonly examDateId: string; readonly startsAt: Date; readonly bookingUntil: Date | null }
    | undefined;
  /** how often they have taken this kind of exam */
  readonly attempts: number;
  /** undefined: not limited */
  readonly attemptsLeft: number | undefined;
}

const withoutSeat: readonly ExamState[] = ['locked', 'open', 'bookingReady', 'cancelled'];

/**
 * Reads where a person stands with an exam (domain decisions §6). A booked exam is ready from the moment at which its
 * date begins: that follows from the clock and is stored only with the next step.
 */
export async function readPersonExamState(
  db: Database,
  exam: ExamCircle,
  userId: string,
): Promise<PersonExamState> {
  const { courseSessionId, circleKey } = exam;
  const rows = await db
    .select()
    .from(completions)
    .where(and(eq(completions.userId, userId), eq(completions.courseSessionId, courseSessionId)));
  const [booking] = await db
    .select({
      examDateId: examDates.id,
      startsAt: examDates.startsAt,
      bookingUntil: examDates.bookingUntil,
    })
    .from(examBookings)
    .innerJoin(examDates, eq(examDates.id, examBookings.examDateId))
    .where(
      and(
        eq(examBookings.userId, userId),
        isNull(examBookings.cancelledAt),
        eq(examDates.courseSessionId, courseSessionId),
        eq(examDates.circleKey, circleKey),
      ),
    )
    .orderBy(desc(examBookings.createdAt))
    .limit(1);
  const attempts = await countAttempts(db, exam, userId);
  return personExamState(exam, { rows, booking, attempts });
}

interface StoredExam {
  /** all of the person's entries of the session */
  readonly rows: CompletionRows;
  /** the latest that is not cancelled */
  readonly booking: PersonExamState['booking'];
  readonly attempts: number;
}

/** Where a person stands with an exam, by what is stored (domain decisions §6). */
export function personExamState(exam: ExamPlace, { rows, booking, attempts }: StoredExam): PersonExamState {
  const stored = stateOf(exam, rows);
  return {
    stored,
    wasUnlocked: isUnlockUnknown(exam, rows, stored),
    state: examStateNow(stored, booking?.startsAt, new Date()),
    booking: withoutSeat.includes(stored) ? undefined : booking,
    attempts,
    attemptsLeft: exam.examType && examAttemptsLeft(exam.examType.maximumAttempts, attempts),
  };
}

/** A person's entries of a session. */
export type CompletionRows = readonly (typeof completions.$inferSelect)[];

const entryOf = ({ contentKey }: ExamPlace, rows: CompletionRows) =>
  rows.find(({ translationKey }) => translationKey === contentKey);

function isUnlockUnknown(exam: ExamPlace, rows: CompletionRows, stored: ExamState): boolean {
  const { circle } = exam;
  const isFirstState = stored === firstExamState(circle);
  return (
    hasLock(circle) && isFirstState && readExamState(entryOf(exam, rows)?.additionalJsonData) === undefined
  );
}

/** The person's own state goes before that of the content (domain decisions §5). */
function stateOf(exam: ExamPlace, rows: CompletionRows): ExamState {
  const { tree, circle, contentKey } = exam;
  const entry = entryOf(exam, rows);
  const pageId = tree.pageIds.get(contentKey) ?? '';
  const index = new Map(
    readExamState(entry?.additionalJsonData) === undefined
      ? []
      : [
          [
            pageId,
            {
              page_id: pageId,
              completion_status: entry?.completionStatus ?? 'UNKNOWN',
              updated_at: '',
              additional_json_data: entry?.additionalJsonData,
            },
          ],
        ],
  );
  return examState(circle, index, { locked: isLocked(circle, openedCircles(tree, rows)) });
}

async function countAttempts(db: Database, { examType }: ExamCircle, userId: string): Promise<number> {
  if (examType === undefined) return 0;
  const [found] = await db
    .select({ attempts: count() })
    .from(examResults)
    .where(and(eq(examResults.userId, userId), eq(examResults.examTypeId, examType.id)));
  return found?.attempts ?? 0;
}
