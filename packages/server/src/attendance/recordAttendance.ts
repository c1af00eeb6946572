import { type AttendanceStatus, wasThere } from '@learn/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import type { Placed } from '../course-pages/placed.ts';
import { readPageTitle } from '../course-pages/readPageTitle.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import type { AttendanceDay } from './attendanceDays.ts';
import { attendanceCourses, attendanceEntries } from './tables.ts';

export interface AttendanceRecord {
  /** undefined for what cannot be an id */
  readonly userId: string | undefined;
  /** null: not entered any more */
  readonly status: AttendanceStatus | null;
}

interface Change {
  readonly userId: string;
  readonly before: AttendanceStatus | null;
  readonly after: AttendanceStatus | null;
}

/**
 * Records who was there, in one transaction with all that follows: present and late complete the content, anything else
 * takes that back; every change stands in the audit record, and its person is told. What is recorded already stays
 * as it is.
 * @throws validation_failed for people who do not take part in the session and for people named twice
 */
export async function recordAttendance(
  db: Database,
  day: Placed<AttendanceDay>,
  records: readonly AttendanceRecord[],
): Promise<void> {
  const { id, courseSessionId, contentKey } = day;
  const actorId = day.sessionAccess.userId;
  const participants = await readParticipantIds(db, courseSessionId);
  const wanted = validate(records, participants);
  const [events, title] = await Promise.all([
    prepareCompletionEvents(db, courseSessionId),
    readPageTitle(db, contentKey),
  ]);
  await db.transaction(async (transaction) => {
    // Two experts with the same list wait for each other, so that the record of changes is that of what happened.
    await transaction
      .select({ id: attendanceCourses.id })
      .from(attendanceCourses)
      .where(eq(attendanceCourses.id, id))
      .for('update');
    const changes = await findChanges(transaction, id, wanted);
    await saveChanges(transaction, { id, actorId }, changes);
    for (const { userId, after } of changes) {
      const status = after !== null && wasThere(after) ? 'SUCCESS' : 'UNKNOWN';
      await events.complete(transaction, { userId, contentKey, change: () => ({ status }) });
    }
    await recordAudit(
      transaction,
      ...changes.map(({ userId, before, after }) => ({
        action: 'attendance.recorded' as const,
        actorId,
        userId,
        courseSessionId,
        subjectId: id,
        details: { before, after },
      })),
    );
    await notify(
      transaction,
      ...changes
        .filter(({ after }) => after !== null)
        .map(({ userId }) => ({
          userId,
          category: 'PROGRESS' as const,
          verb: 'attendance_recorded' as const,
          details: { title },
          actorId,
          targetUrl: inSession(day.content.frontend_url, courseSessionId),
          courseId: day.sessionAccess.courseId,
        })),
    );
  });
}

function validate(
  records: readonly AttendanceRecord[],
  participants: ReadonlySet<string>,
): ReadonlyMap<string, AttendanceStatus | null> {
  const wanted = new Map<string, AttendanceStatus | null>();
  const fieldErrors: FieldError[] = [];
  for (const [index, { userId, status }] of records.entries()) {
    if (userId === undefined || !participants.has(userId) || wanted.has(userId)) {
      fieldErrors.push({ field: `attendance_user_list.${index}.user_id`, problems: ['invalid'] });
    } else wanted.set(userId, status);
  }
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
  return wanted;
}

/** In the order of the ids, so that transactions over the same people cannot wait for each other in a circle. */
async function findChanges(
  transaction: Database,
  dayId: string,
  wanted: ReadonlyMap<string, AttendanceStatus | null>,
): Promise<Change[]> {
  const rows = await transaction
    .select({ userId: attendanceEntries.userId, status: attendanceEntries.status })
    .from(attendanceEntries)
    .where(eq(attendanceEntries.attendanceCourseId, dayId));
  const known = new Map(rows.map(({ userId, status }) => [userId, status]));
  return [...wanted]
    .map(([userId, after]) => ({ userId, before: known.get(userId) ?? null, after }))
    .filter(({ before, after }) => before !== after)
    .sort((left, right) => (left.userId < right.userId ? -1 : 1));
}

async function saveChanges(
  transaction: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
  changes: readonly Change[],
): Promise<void> {
  const removed = changes.filter(({ after }) => after === null).map(({ userId }) => userId);
  const saved = changes.flatMap(({ userId, after }) =>
    after === null ? [] : { attendanceCourseId: id, userId, status: after, recordedBy: actorId },
  );
  if (removed.length > 0) {
    await transaction
      .delete(attendanceEntries)
      .where(and(eq(attendanceEntries.attendanceCourseId, id), inArray(attendanceEntries.userId, removed)));
  }
  if (saved.length === 0) return;
  await transaction
    .insert(attendanceEntries)
    .values(saved)
    .onConflictDoUpdate({
      target: [attendanceEntries.attendanceCourseId, attendanceEntries.userId],
      set: {
        status: sql`excluded.status`,
        recordedBy: sql`excluded.recorded_by`,
        recordedAt: sql`excluded.recorded_at`,
      },
    });
}

async function readParticipantIds(db: Database, courseSessionId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: courseSessionUsers.userId })
    .from(courseSessionUsers)
    .where(
      and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.role, 'MEMBER')),
    );
  return new Set(rows.map(({ userId }) => userId));
}
