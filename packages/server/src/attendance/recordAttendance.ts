import { type AttendanceStatus, fullName, wasThere } from '@learn/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import type { Placed } from '../course-pages/placed.ts';
import { readPageTitle } from '../course-pages/readPageTitle.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, validationFailed, versionConflict } from '../errors.ts';
import { notify, recallNotifications, whenSettled } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import type { AttendanceDay } from './attendanceDays.ts';
import { attendanceCourses, attendanceEntries } from './tables.ts';

export interface AttendanceRecord {
  /** undefined for what cannot be an id */
  readonly userId: string | undefined;
  /** null: not entered any more */
  readonly status: AttendanceStatus | null;
  /** what the caller saw recorded, null: nothing; undefined: whatever is recorded is written over */
  readonly seenStatus?: AttendanceStatus | null | undefined;
}

/** What another person has recorded meanwhile. */
interface Newer {
  readonly user_id: string;
  readonly status: AttendanceStatus | null;
  /** first and last name; empty where nothing is recorded */
  readonly recorded_by: string;
  readonly recorded_at: Date | null;
}

interface Change {
  readonly userId: string;
  readonly before: AttendanceStatus | null;
  readonly after: AttendanceStatus | null;
}

/**
 * Records who was there, in one transaction with all that follows: present and late complete the content, anything else
 * takes that back; every change stands in the audit record, and its person is told a minute later, unless it was taken back. What is
 * recorded already stays as it is.
 * @throws validation_failed for people who do not take part in the session and for people named twice; version_conflict
 * with `current.attendance_user_list` (user_id, status, recorded_by, recorded_at) of those whom another person has
 * recorded otherwise than the caller saw: then nothing of the list is recorded
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
    const changes = await findChanges(transaction, { id, actorId }, wanted);
    await saveChanges(transaction, { id, actorId }, changes);
    const completions = changes.map(({ userId, after }) => {
      const status = after !== null && wasThere(after) ? ('SUCCESS' as const) : ('UNKNOWN' as const);
      return [userId, () => ({ status })] as const;
    });
    await events.completeAll(transaction, contentKey, new Map(completions));
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
    const told = {
      verb: 'attendance_recorded' as const,
      targetUrl: inSession(day.content.frontend_url, courseSessionId),
    };
    const userIds = changes.map(({ userId }) => userId);
    if (userIds.length > 0) await recallNotifications(transaction, { ...told, userIds });
    const from = whenSettled();
    await notify(
      transaction,
      ...changes
        .filter(({ after }) => after !== null)
        .map(({ userId }) => ({
          ...told,
          userId,
          category: 'PROGRESS' as const,
          details: { title },
          actorId,
          courseId: day.sessionAccess.courseId,
          from,
        })),
    );
  });
}

function validate(
  records: readonly AttendanceRecord[],
  participants: ReadonlySet<string>,
): ReadonlyMap<string, AttendanceRecord> {
  const wanted = new Map<string, AttendanceRecord>();
  const fieldErrors: FieldError[] = [];
  for (const [index, record] of records.entries()) {
    const { userId } = record;
    if (userId === undefined || !participants.has(userId) || wanted.has(userId)) {
      fieldErrors.push({ field: `attendance_user_list.${index}.user_id`, problems: ['invalid'] });
    } else wanted.set(userId, record);
  }
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
  return wanted;
}

/**
 * In the order of the ids, so that transactions over the same people cannot wait for each other in a circle.
 * @throws version_conflict
 */
async function findChanges(
  transaction: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
  wanted: ReadonlyMap<string, AttendanceRecord>,
): Promise<Change[]> {
  const rows = await transaction
    .select({
      userId: attendanceEntries.userId,
      status: attendanceEntries.status,
      recordedAt: attendanceEntries.recordedAt,
      recordedById: attendanceEntries.recordedBy,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(attendanceEntries)
    .leftJoin(users, eq(users.id, attendanceEntries.recordedBy))
    .where(eq(attendanceEntries.attendanceCourseId, id));
  const known = new Map(rows.map((row) => [row.userId, row]));
  const changes: Change[] = [];
  const newer: Newer[] = [];
  for (const [userId, { status: after, seenStatus }] of wanted) {
    const row = known.get(userId);
    const before = row?.status ?? null;
    if (before === after) continue;
    // The own entry is no surprise, whichever page of the caller it comes from.
    if (seenStatus === undefined || seenStatus === before || row?.recordedById === actorId) {
      changes.push({ userId, before, after });
    } else {
      newer.push({
        user_id: userId,
        status: before,
        recorded_by: fullName(row?.firstName ?? '', row?.lastName ?? ''),
        recorded_at: row?.recordedAt ?? null,
      });
    }
  }
  if (newer.length > 0) throw versionConflict({ attendance_user_list: newer });
  return changes.sort((left, right) => (left.userId < right.userId ? -1 : 1));
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
