import { safeNext } from '@learn/contracts';
import { isGuessablePassword, type Language } from '@learn/domain';
import { and, eq, gte, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { hashPassword } from '../authentication/password.ts';
import { countLoginAttempt } from '../authentication/throttle.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import type { Config } from '../config.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { confirmationInvalid, validationFailed } from '../errors.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { users } from '../users/tables.ts';
import { accountMail, createToken } from './accountMail.ts';
import { inviteToAccount } from './invitation.ts';
import { accountConfirmations } from './tables.ts';

/** Where a person is in their onboarding, and where their request came from. */
export interface Onboarding {
  /** as in `/onboarding/{courseType}` */
  readonly courseType: string;
  readonly next: string | undefined;
  /** for the throttle */
  readonly address: string;
}

export interface NewAccount {
  /** lower case */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly language: Language;
}

interface Entered extends Pick<NewAccount, 'email' | 'firstName' | 'lastName' | 'language'> {
  /** of the account that waits */
  readonly id: string;
  readonly passwordHash: string;
}

type Context = { readonly db: Database; readonly config: Config };

/**
 * Keeps what a person entered until they open the mailed link (domain decisions §16). A person who has an account
 * already is told so by mail, and by nothing else.
 * @returns what the link can be had again with; it opens nothing
 * @throws validation_failed for a password that is easy to guess, too_many_requests
 */
export async function createAccount(
  { db, config }: Context,
  account: NewAccount,
  onboarding: Onboarding,
): Promise<string> {
  const { email, firstName, lastName, language } = account;
  if (isGuessablePassword(account.password, account)) {
    throw validationFailed([{ field: 'password', problems: ['too_easy'] }]);
  }
  await countMail(db, email, onboarding.address);
  // Also for an address that is known, so that the time of the answer tells nothing.
  const passwordHash = await hashPassword(account.password);
  return db.transaction(async (transaction) => {
    await forgetUnconfirmed(transaction);
    const owner = (await findOwner(transaction, email)) ?? (await createOwner(transaction, account));
    if (owner.confirmedAt !== null) {
      if (owner.isPrepared) await inviteToAccount(transaction, config, owner);
      else await enqueueMail(transaction, accountMail(config, owner, { kind: 'known', link: '/login' }));
      return tokenHash(createToken());
    }
    const entered = { firstName, lastName, language, passwordHash };
    return mailConfirmation({ db: transaction, config }, { ...owner, ...entered }, onboarding);
  });
}

/**
 * Mails another link with what was entered in this request, and in no other one for the same address: that could be
 * another person's. Silent about addresses without an account, or with one that is confirmed.
 * @param request as `createAccount` answered it
 * @throws too_many_requests
 */
export async function resendConfirmation(
  { db, config }: Context,
  { email, request }: { readonly email: string; readonly request: string },
  onboarding: Onboarding,
) {
  await countMail(db, email, onboarding.address);
  await db.transaction(async (transaction) => {
    const [entered] = await transaction
      .select({
        id: users.id,
        email: users.email,
        firstName: accountConfirmations.firstName,
        lastName: accountConfirmations.lastName,
        language: accountConfirmations.language,
        passwordHash: accountConfirmations.passwordHash,
      })
      .from(users)
      .innerJoin(accountConfirmations, eq(accountConfirmations.userId, users.id))
      .where(
        and(
          eq(accountConfirmations.tokenHash, request),
          eq(users.username, email),
          isNull(users.confirmedAt),
        ),
      );
    if (entered !== undefined) await mailConfirmation({ db: transaction, config }, entered, onboarding);
  });
}

/**
 * Confirms the account of a mailed link: what was entered with this link becomes the account's.
 * @returns id of the person
 * @throws confirmation_invalid for a link that is unknown, used or expired, and for an account that is somebody's already
 */
export async function confirmAccount(db: Database, token: string): Promise<string> {
  return db.transaction(async (transaction) => {
    const [entered] = await transaction
      .delete(accountConfirmations)
      .where(
        and(
          eq(accountConfirmations.tokenHash, tokenHash(token)),
          gte(accountConfirmations.expiresAt, sql`now()`),
        ),
      )
      .returning();
    if (entered === undefined) throw confirmationInvalid();
    const { userId, passwordHash, firstName, lastName, language, createdAt: consentedAt } = entered;
    const confirmed = await transaction
      .update(users)
      .set({ passwordHash, firstName, lastName, language, consentedAt, confirmedAt: sql`now()` })
      .where(and(eq(users.id, userId), isNull(users.confirmedAt)))
      .returning({ id: users.id });
    if (confirmed.length === 0) throw confirmationInvalid();
    await transaction.delete(accountConfirmations).where(eq(accountConfirmations.userId, userId));
    await recordAudit(transaction, {
      action: 'account.created',
      actorId: userId,
      userId,
      details: { way: 'local' },
    });
    return userId;
  });
}

/** Registrations share the counters of the login, with a name that no login uses. */
function countMail(db: Database, email: string, address: string): Promise<void> {
  return countLoginAttempt(db, { username: `account ${email}`, address });
}

/** Deletes accounts without a confirmation within 30 days: mistakes, or registrations by another person. Who is enrolled stays. */
async function forgetUnconfirmed(db: Database): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        isNull(users.confirmedAt),
        lt(users.createdAt, sql`now() - interval '30 days'`),
        notExists(
          db.select({ one: sql`1` }).from(courseSessionUsers).where(eq(courseSessionUsers.userId, users.id)),
        ),
      ),
    );
}

const owner = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  language: users.language,
  confirmedAt: users.confirmedAt,
  /** an admin has made it for them and nobody has a password for it yet */
  isPrepared: sql<boolean>`${users.passwordHash} is null and ${users.blockedAt} is null`,
};

/** The account that an address has, one that is confirmed before one that waits. */
async function findOwner(db: Database, email: string) {
  const [found] = await db
    .select(owner)
    .from(users)
    .where(or(eq(users.username, email), eq(sql`lower(${users.email})`, email)))
    .orderBy(sql`${users.confirmedAt} is null`)
    .limit(1);
  return found;
}

/** An account that waits for its confirmation; its user name is the address, so that there is one of it only. */
async function createOwner(db: Database, { email, firstName, lastName, language }: NewAccount) {
  const [created] = await db
    .insert(users)
    .values({ username: email, email, firstName, lastName, language, confirmedAt: null })
    // Another request may have been faster: then this is its account.
    .onConflictDoUpdate({ target: users.username, set: { username: email } })
    .returning(owner);
  if (created === undefined) throw new Error('The account was neither there nor created.');
  return created;
}

/** @returns the hash of the mailed token */
async function mailConfirmation(
  { db, config }: Context,
  entered: Entered,
  onboarding: Onboarding,
): Promise<string> {
  const { id: userId, firstName, lastName, language, passwordHash } = entered;
  const token = createToken();
  const hash = tokenHash(token);
  await db.insert(accountConfirmations).values({
    tokenHash: hash,
    userId,
    firstName,
    lastName,
    language,
    passwordHash,
    expiresAt: sql`now() + interval '24 hours'`,
  });
  const next = safeNext(onboarding.next);
  const query = new URLSearchParams({ token, ...(next === '/' ? {} : { next }) });
  const path = `/onboarding/${onboarding.courseType}/account/confirm?${query}`;
  await enqueueMail(db, accountMail(config, entered, { kind: 'confirm', link: path }));
  return hash;
}
