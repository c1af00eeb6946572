import type { Seen } from '@learn/contracts';
import type { adminSessionEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { isBackwards } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { assertSeen } from '../endpoints/overStored.ts';
import { hasRecords, notFound, validationFailed } from '../errors.ts';
import { isUsed } from './isUsed.ts';
import { courseSessions } from './tables.ts';

/** The session that is written, and who does it. */
export interface SessionCommand {
  readonly courseSessionId: string;
  readonly actorId: string;
}

export type NewSession = EndpointBody<typeof adminSessionEndpoints.create>;

/**
 * Creates a session.
 * @returns its id
 * @throws validation_failed for a course that does not exist
 */
export async function createSession(db: Database, actorId: string, fields: NewSession): Promise<string> {
  return db.transaction(async (transaction) => {
    const [course] = await transaction
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.id, fields.course_id));
    if (course === undefined) throw validationFailed([{ field: 'course_id', problems: ['invalid'] }]);
    return insertSession(transaction, { actorId, fields, details: {} });
  });
}

/** The row of a new session with its record; call it in a transaction. */
export async function insertSession(
  transaction: Database,
  {
    actorId,
    fields,
    details,
  }: {
    readonly actorId: string;
    readonly fields: NewSession;
    readonly details: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const [created] = await transaction
    .insert(courseSessions)
    .values({ courseId: fields.course_id, ...columnsOf(fields) })
    .returning({ id: courseSessions.id });
  if (created === undefined) throw new Error('The session was not created');
  await recordAudit(transaction, {
    action: 'course_session.created',
    actorId,
    courseSessionId: created.id,
    details: { after: fields, ...details },
  });
  return created.id;
}

type SessionChange = EndpointBody<typeof adminSessionEndpoints.change>;

/**
 * Changes what is given of a session.
 * @param seen what the sender saw of it
 * @throws not_found; version_conflict; validation_failed when it would end before it begins
 */
export async function changeSession(
  db: Database,
  { courseSessionId, actorId }: SessionCommand,
  change: SessionChange,
  seen?: Seen,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await lockSession(transaction, courseSessionId);
    assertSeen(before, change, seen);
    const after = { ...before, ...change };
    if (isBackwards({ start: after.start_date, end: after.end_date })) {
      throw validationFailed([{ field: 'end_date', problems: ['ends_before_start'] }]);
    }
    await transaction
      .update(courseSessions)
      .set({ ...columnsOf(after), updatedAt: sql`now()` })
      .where(eq(courseSessions.id, courseSessionId));
    await recordAudit(transaction, {
      action: 'course_session.changed',
      actorId,
      courseSessionId,
      details: { before: pick(before, change), after: change },
    });
  });
}

/**
 * Archives a session or takes it back; what it is already stays as it is.
 * @throws not_found
 */
export async function archiveSession(
  db: Database,
  { courseSessionId, actorId }: SessionCommand,
  archived: boolean,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { archived_at } = await lockSession(transaction, courseSessionId);
    if ((archived_at !== null) === archived) return;
    await transaction
      .update(courseSessions)
      .set({ archivedAt: archived ? sql`now()` : null, updatedAt: sql`now()` })
      .where(eq(courseSessions.id, courseSessionId));
    await recordAudit(transaction, {
      action: archived ? 'course_session.archived' : 'course_session.restored',
      actorId,
      courseSessionId,
    });
  });
}

/** @throws not_found; has_records when it is to be archived instead */
export async function deleteSession(
  db: Database,
  { courseSessionId, actorId }: SessionCommand,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { archived_at: _, ...before } = await lockSession(transaction, courseSessionId);
    const [found] = await transaction
      .select({ used: sql<boolean>`${isUsed(sql`${courseSessionId}::uuid`)}` })
      .from(courseSessions)
      .where(eq(courseSessions.id, courseSessionId));
    if (found?.used) throw hasRecords();
    await transaction.delete(courseSessions).where(eq(courseSessions.id, courseSessionId));
    await recordAudit(transaction, {
      action: 'course_session.deleted',
      actorId,
      courseSessionId,
      details: { before },
    });
  });
}

/** A session as it is written, kept from changing until the end of the transaction. @throws not_found */
export async function lockSession(transaction: Database, courseSessionId: string) {
  const [found] = await transaction
    .select({
      course_id: courseSessions.courseId,
      titles: courseSessions.titles,
      region: courseSessions.region,
      generation: courseSessions.generation,
      start_date: courseSessions.startDate,
      end_date: courseSessions.endDate,
      archived_at: courseSessions.archivedAt,
    })
    .from(courseSessions)
    .where(eq(courseSessions.id, courseSessionId))
    .for('update');
  if (found === undefined) throw notFound();
  return found;
}

function columnsOf(fields: Required<SessionChange>) {
  return {
    titles: fields.titles,
    region: fields.region,
    generation: fields.generation,
    startDate: fields.start_date,
    endDate: fields.end_date,
  };
}

function pick(before: Readonly<Record<string, unknown>>, change: SessionChange) {
  return Object.fromEntries(Object.keys(change).map((name) => [name, before[name]]));
}
