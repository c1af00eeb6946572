import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { loginFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import type { CurrentUser } from './currentUser.ts';
import { loginSessions } from './tables.ts';
import { tokenHash } from './tokenHash.ts';

const lifetimeMillis = 14 * 24 * 60 * 60 * 1000;

/** How stale `last_seen_at` may be; every request writing it would double the work of a read. */
const seenMillis = 5 * 60 * 1000;

/** What the cookie's token is called in the database. */
export function loginSessionId(token: string): string {
  return tokenHash(token);
}

/** Who logs in, and where. */
export interface NewLogin {
  readonly userId: string;
  readonly userAgent: string;
  /** token of the session that this browser had before; the login ends it */
  readonly replaced?: string;
  /** what the single sign-on said about the person; its logout asks for it */
  readonly idToken?: string;
}

/**
 * Starts a login session with a token of its own and forgets the person's expired ones.
 * @throws login_failed for an account that is blocked, whatever the way in
 */
export async function startLoginSession(
  db: Database,
  login: NewLogin,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeMillis);
  await db.transaction(async (transaction) => {
    if (login.replaced !== undefined) await endLoginSession(transaction, login.replaced);
    await deleteSessions(
      transaction,
      and(eq(loginSessions.userId, login.userId), lt(loginSessions.expiresAt, sql`now()`)),
    );
    // Blocking waits for this, or this for it, so that no session begins beside it.
    const [allowed] = await transaction
      .select({ blockedAt: users.blockedAt, erasedAt: users.erasedAt })
      .from(users)
      .where(eq(users.id, login.userId))
      .for('share');
    if (allowed === undefined || allowed.blockedAt !== null || allowed.erasedAt !== null) throw loginFailed();
    await transaction.insert(loginSessions).values({
      id: loginSessionId(token),
      userId: login.userId,
      userAgent: login.userAgent.slice(0, 300),
      expiresAt,
      idToken: login.idToken,
    });
  });
  return { token, expiresAt };
}

/**
 * Ends the session of a token; one that is unknown is no error.
 * @returns the id token of a session that began with the single sign-on
 */
export async function endLoginSession(db: Database, token: string): Promise<string | undefined> {
  const [ended] = await deleteSessions(db, eq(loginSessions.id, loginSessionId(token)));
  return ended?.idToken ?? undefined;
}

/** Ends a session that is known by its id; its device has to log in again. */
export async function dropLoginSession(db: Database, id: string): Promise<void> {
  await deleteSessions(db, eq(loginSessions.id, id));
}

/** Removes the sessions that have run out, also of people who do not come back. */
export async function removeExpiredLogins(db: Database): Promise<void> {
  await deleteSessions(db, lt(loginSessions.expiresAt, sql`now()`));
}

/**
 * Logs a person out everywhere, at once in every process.
 * @param except id of the login session that stays, such as `currentUser.sessionId`
 */
export async function endAllLoginSessions(db: Database, userId: string, except?: string): Promise<void> {
  await deleteSessions(
    db,
    and(eq(loginSessions.userId, userId), except === undefined ? undefined : ne(loginSessions.id, except)),
  );
}

/** Every session ends here: who saw the platform as another person in it does no more, which is recorded. */
function deleteSessions(db: Database, which: SQL | undefined) {
  return db.transaction(async (transaction) => {
    const deleted = await transaction.delete(loginSessions).where(which).returning();
    const viewings = deleted.filter(({ viewedUntil }) => viewedUntil !== null);
    await recordAudit(
      transaction,
      ...viewings.map(({ userId, viewedUserId }) => ({
        action: 'viewing.ended' as const,
        actorId: userId,
        userId: viewedUserId ?? undefined,
      })),
    );
    return deleted;
  });
}

/**
 * @returns a function that finds the current user of a token; one prepared query, nothing kept in memory. An administrator who
 * sees the platform as another person is that person, until the time is up.
 */
export function createCurrentUserLookup(db: Database): (token: string) => Promise<CurrentUser | undefined> {
  const { id, username, language, isSuperuser, hasVbvAdminAccess } = users;
  const viewed = alias(users, 'viewed');
  const query = db
    .select({
      lastSeenAt: loginSessions.lastSeenAt,
      viewedUntil: loginSessions.viewedUntil,
      user: { id, username, language, isSuperuser, hasVbvAdminAccess },
      viewed: {
        id: viewed.id,
        username: viewed.username,
        language: viewed.language,
        isSuperuser: viewed.isSuperuser,
        hasVbvAdminAccess: viewed.hasVbvAdminAccess,
      },
    })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .leftJoin(
      viewed,
      and(
        eq(viewed.id, loginSessions.viewedUserId),
        gt(loginSessions.viewedUntil, sql`now()`),
        eq(users.hasVbvAdminAccess, true),
      ),
    )
    .where(and(eq(loginSessions.id, sql.placeholder('id')), gt(loginSessions.expiresAt, sql`now()`)))
    .prepare('currentUser');
  return async (token) => {
    const sessionId = loginSessionId(token);
    const [found] = await query.execute({ id: sessionId });
    if (found === undefined) return undefined;
    if (Date.now() - found.lastSeenAt.getTime() > seenMillis) {
      await db.update(loginSessions).set({ lastSeenAt: sql`now()` }).where(eq(loginSessions.id, sessionId));
    }
    const user = found.viewed ?? found.user;
    return {
      userId: user.id,
      sessionId,
      language: user.language,
      user,
      viewing:
        found.viewed === null || found.viewedUntil === null
          ? undefined
          : { viewerId: found.user.id, until: found.viewedUntil },
    };
  };
}
