import type { adminUserEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { accountInvitations } from '../accounts/tables.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { endAllLoginSessions } from '../authentication/loginSession.ts';
import type { Database } from '../database/database.ts';
import { lastAdmin } from '../errors.ts';
import { type UserRow, users } from '../users/tables.ts';
import { lockUser } from './changeUser.ts';
import { mayChangeAccessOf } from './policy.ts';

interface Actor {
  /** undefined: the operator's command */
  readonly actorId: string | undefined;
  readonly reason?: string;
}

/** Any number that nothing else locks. */
const adminLock = 5_270_045;

/**
 * Grants or withdraws admin access, blocks the login or lets it in again; each is recorded.
 * @throws not_found, last_admin, forbidden for one's own login
 */
export async function changeAccess(
  db: Database,
  actorId: string,
  userId: string,
  { admin, blocked, reason }: EndpointBody<typeof adminUserEndpoints.access>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (admin !== undefined) await setAdminAccess(transaction, userId, admin, { actorId, reason });
    if (blocked !== undefined) await setBlocked(transaction, userId, blocked, { actorId, reason });
  });
}

/**
 * Blocks the login of several people or lets them in again, all of them or none.
 * @returns ids of those for whom that was not so already
 * @throws not_found, last_admin, forbidden for one's own login
 */
export async function blockUsers(
  db: Database,
  actorId: string,
  { ids, blocked, reason }: EndpointBody<typeof adminUserEndpoints.block>,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const changed: string[] = [];
    for (const id of [...new Set(ids)].sort()) {
      if (await setBlocked(transaction, id, blocked, { actorId, reason })) changed.push(id);
    }
    return changed;
  });
}

/** @throws not_found, last_admin where nobody would have access any more */
export async function setAdminAccess(
  transaction: Database,
  userId: string,
  access: boolean,
  actor: Actor,
): Promise<void> {
  await lockAdmins(transaction);
  const user = await lockUser(transaction, userId);
  if (user.hasVbvAdminAccess === access) return;
  if (!access) await assertNotLastAdmin(transaction, user);
  await transaction.update(users).set({ hasVbvAdminAccess: access }).where(eq(users.id, userId));
  await recordAudit(transaction, {
    action: access ? 'admin.granted' : 'admin.revoked',
    actorId: actor.actorId,
    userId,
    details: actor.reason === undefined ? { way: 'command' } : { reason: actor.reason },
  });
}

/** @returns false where it was so already */
async function setBlocked(
  transaction: Database,
  userId: string,
  blocked: boolean,
  { actorId, reason }: Actor,
): Promise<boolean> {
  assertMayDo(mayChangeAccessOf, { actorId, userId });
  await lockAdmins(transaction);
  const user = await lockUser(transaction, userId);
  if ((user.blockedAt !== null) === blocked) return false;
  if (blocked) {
    await assertNotLastAdmin(transaction, user);
    await endAllLoginSessions(transaction, userId);
    await transaction.delete(accountInvitations).where(eq(accountInvitations.userId, userId));
  }
  await transaction
    .update(users)
    .set({ blockedAt: blocked ? sql`now()` : null })
    .where(eq(users.id, userId));
  await recordAudit(transaction, {
    action: blocked ? 'account.blocked' : 'account.unblocked',
    actorId,
    userId,
    details: { reason },
  });
  return true;
}

/** Logs a person out everywhere. @throws not_found */
export async function endLogins(db: Database, actorId: string, userId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await endAllLoginSessions(transaction, userId);
    await recordAudit(transaction, { action: 'account.logged_out', actorId, userId });
  });
}

/** Changes of admin access wait for each other, so that two admins cannot take it from each other at once. */
export async function lockAdmins(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${adminLock})`);
}

/** How many others have admin access and can log in. */
export function otherAdmins(db: Database, userId: string): Promise<number> {
  return db.$count(
    users,
    and(
      eq(users.hasVbvAdminAccess, true),
      isNull(users.blockedAt),
      isNull(users.erasedAt),
      ne(users.id, userId),
    ),
  );
}

/** @throws last_admin */
export async function assertNotLastAdmin(transaction: Database, user: UserRow): Promise<void> {
  if (user.hasVbvAdminAccess && (await otherAdmins(transaction, user.id)) === 0) throw lastAdmin();
}
