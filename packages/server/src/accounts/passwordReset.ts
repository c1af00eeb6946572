import { fillPath, linkPatterns, safeNext } from '@learn/contracts';
import { and, eq, gte, isNotNull, ne, or, sql } from 'drizzle-orm';
import { countLoginAttempt } from '../authentication/throttle.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { confirmationInvalid } from '../errors.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { users } from '../users/tables.ts';
import { accountMail, createToken } from './accountMail.ts';
import { inviteToAccount } from './invitation.ts';
import { ownerColumns, replacePassword } from './replacePassword.ts';
import { passwordResets } from './tables.ts';

type Context = { readonly db: Database; readonly config: Config };

/**
 * Mails a link, valid for an hour, with which the owner of an address chooses another password. Silent about addresses
 * without an account, or with one that nobody has confirmed yet: its own link is good for that. Who has no
 * password yet is invited again, because the first one takes their consent.
 * @param request `next`: where the person goes on after it; `address`: for the throttle
 * @throws too_many_requests
 */
export async function requestPasswordReset(
  { db, config }: Context,
  email: string,
  request: { readonly next: string | undefined; readonly address: string },
): Promise<void> {
  await countLoginAttempt(db, { username: `password ${email}`, address: request.address });
  await db.transaction(async (transaction) => {
    await transaction.delete(passwordResets).where(sql`${passwordResets.expiresAt} < now()`);
    const owner = await findConfirmed(transaction, email);
    if (owner === undefined) return;
    if (owner.passwordHash === null) {
      if (owner.blockedAt === null) await inviteToAccount(transaction, config, owner);
      return;
    }
    const token = createToken();
    await transaction.insert(passwordResets).values({
      tokenHash: tokenHash(token),
      userId: owner.id,
      expiresAt: sql`now() + interval '1 hour'`,
    });
    const next = safeNext(request.next);
    const query = new URLSearchParams({ token, ...(next === '/' ? {} : { next }) });
    const link = `${fillPath(linkPatterns.passwordReset, {})}?${query}`;
    await enqueueMail(transaction, accountMail(config, owner, { kind: 'reset', link }));
  });
}

/**
 * Sets another password by a mailed link. All other links of the person and all their logins end with it.
 * @returns id of the person
 * @throws confirmation_invalid for a link that is unknown, used or expired; validation_failed for a password that is easy to
 *   guess, and the link stays good
 */
export async function resetPassword(
  { db, config }: Context,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<string> {
  return db.transaction(async (transaction) => {
    const [owner] = await transaction
      .select(ownerColumns)
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(and(eq(passwordResets.tokenHash, tokenHash(token)), gte(passwordResets.expiresAt, sql`now()`)))
      .for('update', { of: passwordResets });
    if (owner === undefined) throw confirmationInvalid();
    await replacePassword({ db: transaction, config }, owner, { password, action: 'account.password_reset' });
    return owner.id;
  });
}

/** The account of an address: the one whose user name it is, before others that have it. */
async function findConfirmed(db: Database, email: string) {
  const [found] = await db
    .select({ ...ownerColumns, passwordHash: users.passwordHash, blockedAt: users.blockedAt })
    .from(users)
    .where(
      and(
        or(eq(users.username, email), eq(sql`lower(${users.email})`, email)),
        ne(users.email, ''),
        isNotNull(users.confirmedAt),
      ),
    )
    .orderBy(sql`${users.username} <> ${email}`, users.createdAt)
    .limit(1);
  return found;
}
