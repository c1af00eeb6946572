import { fillPath, linkPatterns } from '@learn/contracts';
import { isGuessablePassword } from '@learn/domain';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { hashPassword } from '../authentication/password.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { confirmationInvalid, validationFailed } from '../errors.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { type UserRow, users } from '../users/tables.ts';
import { accountMail, createToken } from './accountMail.ts';
import { accountConfirmations, accountInvitations } from './tables.ts';

export type InvitationConfig = Pick<Config, 'APP_MODE' | 'BRAND_DE' | 'BRAND_FR' | 'BRAND_IT'>;

type Invited = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>;

const lifetimeDays = 30;

/**
 * Mails people that an account is ready for them; an earlier invitation counts no more. In local mode the link sets the first
 * password; behind single sign-on it leads to the login, which finds the prepared account by its address.
 */
export async function inviteToAccount(
  transaction: Database,
  config: InvitationConfig,
  ...people: readonly Invited[]
): Promise<void> {
  if (people.length === 0) return;
  const invitations = people.map((person) => ({ person, token: createToken() }));
  const isLocal = config.APP_MODE === 'local';
  await transaction
    .insert(accountInvitations)
    .values(
      invitations.map(({ person, token }) => ({
        userId: person.id,
        tokenHash: isLocal ? tokenHash(token) : '',
        expiresAt: sql`now() + make_interval(days => ${lifetimeDays})`,
      })),
    )
    .onConflictDoUpdate({
      target: accountInvitations.userId,
      set: {
        tokenHash: sql`excluded.token_hash`,
        createdAt: sql`now()`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
  await enqueueMail(
    transaction,
    ...invitations.map(({ person, token }) =>
      isLocal
        ? accountMail(config, person, {
            kind: 'invited',
            link: fillPath(linkPatterns.accountInvitation, { token }) ?? '',
          })
        : accountMail(config, person, { kind: 'prepared', link: linkPatterns.login }),
    ),
  );
}

/** Whom an invitation is for. @throws confirmation_invalid for a link that is unknown, used, replaced or expired */
export async function findInvited(db: Database, token: string) {
  const [found] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(accountInvitations)
    .innerJoin(users, eq(users.id, accountInvitations.userId))
    .where(isOpen(token));
  if (found === undefined) throw confirmationInvalid();
  return found;
}

/**
 * Sets the first password of an account, with the consent of its person.
 * @returns id of the person
 * @throws confirmation_invalid as above, validation_failed for a password that is easy to guess
 */
export async function acceptAccount(db: Database, token: string, password: string): Promise<string> {
  const invited = await findInvited(db, token);
  if (isGuessablePassword(password, invited)) {
    throw validationFailed([{ field: 'password', problems: ['too_easy'] }]);
  }
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const [used] = await transaction
      .delete(accountInvitations)
      .where(eq(accountInvitations.tokenHash, tokenHash(token)))
      .returning({ userId: accountInvitations.userId });
    if (used === undefined) throw confirmationInvalid();
    const { userId } = used;
    await transaction.delete(accountConfirmations).where(eq(accountConfirmations.userId, userId));
    await transaction
      .update(users)
      .set({ passwordHash, consentedAt: sql`now()`, confirmedAt: sql`now()` })
      .where(eq(users.id, userId));
    await recordAudit(transaction, {
      action: 'account.created',
      actorId: userId,
      userId,
      details: { way: 'invitation' },
    });
    return userId;
  });
}

/** The link of a prepared account; none has a password yet. */
function isOpen(token: string) {
  return and(
    eq(accountInvitations.tokenHash, tokenHash(token)),
    gte(accountInvitations.expiresAt, sql`now()`),
    isNull(users.passwordHash),
    isNull(users.blockedAt),
  );
}
