import { viewingMinutes } from '@learn/domain';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import type { CurrentUser } from './currentUser.ts';
import { mayViewAs } from './policy.ts';
import { loginSessions } from './tables.ts';

/**
 * From now on the administrator is that person to the platform, in this browser and for reading only.
 * @throws not_found, forbidden (`mayViewAs`)
 */
export async function startViewing(
  db: Database,
  { userId: viewerId, sessionId }: CurrentUser,
  { personId, reason }: { readonly personId: string; readonly reason: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [person] = await transaction.select().from(users).where(eq(users.id, personId)).for('share');
    if (person === undefined) throw notFound();
    assertMayDo(mayViewAs, { viewerId, person });
    await transaction
      .update(loginSessions)
      .set({ viewedUserId: personId, viewedUntil: sql`now() + make_interval(mins => ${viewingMinutes})` })
      .where(eq(loginSessions.id, sessionId));
    await recordAudit(transaction, {
      action: 'viewing.started',
      actorId: viewerId,
      userId: personId,
      details: { reason },
    });
  });
}

/** Ends it before the time is up; without one nothing happens. */
export function endViewing(db: Database, sessionId: string): Promise<void> {
  return end(db, eq(loginSessions.id, sessionId));
}

/** Ends those whose time is up, and records it. */
export function endViewings(db: Database): Promise<void> {
  return end(db, lte(loginSessions.viewedUntil, sql`now()`));
}

async function end(db: Database, which: ReturnType<typeof eq>): Promise<void> {
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .select({
        id: loginSessions.id,
        viewerId: loginSessions.userId,
        personId: loginSessions.viewedUserId,
      })
      .from(loginSessions)
      .where(and(which, isNotNull(loginSessions.viewedUntil)))
      .for('update');
    for (const { id, viewerId, personId } of ended) {
      await transaction
        .update(loginSessions)
        .set({ viewedUserId: null, viewedUntil: null })
        .where(eq(loginSessions.id, id));
      await recordAudit(transaction, {
        action: 'viewing.ended',
        actorId: viewerId,
        userId: personId ?? undefined,
      });
    }
  });
}
