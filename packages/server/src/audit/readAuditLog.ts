import { type AuditAction, auditActions, deadlineOf, fullName, toInstant } from '@learn/domain';
import { and, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import { auditEntries } from './tables.ts';

const pageSize = 50;

/** What of the log is wanted; everything that is given must hold. */
export interface AuditFilter {
  readonly action?: string;
  /** the person who did it or that it concerns */
  readonly user_id?: string;
  readonly course_session_id?: string;
  /** YYYY-MM-DD in Zurich, as is `to`; both days count */
  readonly from?: string;
  readonly to?: string;
  /** only entries older than this one */
  readonly before?: number;
}

/**
 * A page of the audit log, newest first. Pages go by id, so that what is recorded meanwhile moves nothing.
 * @param size entries of a page
 * @returns `next` is the `before` of the following page, null at the end
 */
export async function readAuditLog(db: Database, filter: AuditFilter, size = pageSize) {
  if (filter.action !== undefined && !isAction(filter.action)) return { entries: [], next: null };
  const actor = alias(users, 'actor');
  const concerned = alias(users, 'concerned');
  const rows = await db
    .select({
      entry: auditEntries,
      actor: { firstName: actor.firstName, lastName: actor.lastName },
      concerned: { firstName: concerned.firstName, lastName: concerned.lastName },
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(concerned, eq(concerned.id, auditEntries.userId))
    .where(conditionOf(filter))
    .orderBy(desc(auditEntries.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    entries: page.map(({ entry, actor, concerned }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action,
      actor_id: entry.actorId,
      actor_name: fullName(actor?.firstName, actor?.lastName),
      user_id: entry.userId,
      user_name: fullName(concerned?.firstName, concerned?.lastName),
      course_session_id: entry.courseSessionId,
      subject_id: entry.subjectId,
      details: entry.details,
    })),
    next: rows.length > size ? (page.at(-1)?.entry.id ?? null) : null,
  };
}

function conditionOf({ action, user_id, course_session_id, from, to, before }: AuditFilter): SQL | undefined {
  return and(
    action === undefined ? undefined : sql`${auditEntries.action} = ${action}`,
    user_id === undefined
      ? undefined
      : or(eq(auditEntries.userId, user_id), eq(auditEntries.actorId, user_id)),
    course_session_id === undefined ? undefined : eq(auditEntries.courseSessionId, course_session_id),
    from === undefined ? undefined : gte(auditEntries.at, toInstant(from)),
    to === undefined ? undefined : lte(auditEntries.at, deadlineOf(to)),
    before === undefined ? undefined : lt(auditEntries.id, before),
  );
}

function isAction(value: string): value is AuditAction {
  return auditActions.some((action) => action === value);
}
