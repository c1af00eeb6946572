import { createHash } from 'node:crypto';
import type { Language } from '@learn/domain';
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { accountInvitations } from '../accounts/tables.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import type { Subject } from './subject.ts';
import { userIdentities } from './tables.ts';

/** Any number that nothing else locks. */
const firstSignOnLock = 5_270_043;

/**
 * The person that a subject of the provider is. Who comes for the first time gets the account that was prepared with
 * their verified address: one that no other subject has and that has no password, so that a person who merely registered
 * the address does not share it. Everybody else gets an account of their own. An address that the provider does not vouch
 * for is not kept: it could be anybody's, and mails and invitations trust the address of an account.
 * @param language of the browser, for a new account whose provider names none
 */
export async function findPerson(db: Database, subject: Subject, language: Language): Promise<string> {
  const known = await findByIdentity(db, subject);
  if (known !== undefined) {
    await keepLateAddress(db, known, subject);
    return known;
  }
  return db.transaction(async (transaction) => {
    // First sign-ons are rare and wait for each other: two tabs of one person, two subjects with one address.
    await transaction.execute(sql`select pg_advisory_xact_lock(${firstSignOnLock})`);
    const meanwhile = await findByIdentity(transaction, subject);
    if (meanwhile !== undefined) return meanwhile;
    const prepared = await findPrepared(transaction, subject);
    const userId = prepared ?? (await createPerson(transaction, subject, language));
    await transaction
      .insert(userIdentities)
      .values({ issuer: subject.issuer, subject: subject.subject, userId });
    await transaction.delete(accountInvitations).where(eq(accountInvitations.userId, userId));
    await recordAudit(transaction, {
      action: prepared === undefined ? 'account.created' : 'account.linked',
      actorId: userId,
      userId,
      details: { way: 'sign-on', issuer: subject.issuer },
    });
    return userId;
  });
}

async function findByIdentity(db: Database, { issuer, subject }: Subject): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  return found?.userId;
}

/** Who came without a verified address at first gets it as soon as the provider vouches for one. */
async function keepLateAddress(db: Database, userId: string, { email, emailVerified }: Subject) {
  if (email === undefined || !emailVerified) return;
  await db
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), eq(users.email, '')));
}

async function findPrepared(db: Database, { email, emailVerified }: Subject): Promise<string | undefined> {
  if (email === undefined || !emailVerified) return undefined;
  const identities = db
    .select({ one: sql`1` })
    .from(userIdentities)
    .where(eq(userIdentities.userId, users.id));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email),
        isNull(users.passwordHash),
        isNotNull(users.confirmedAt),
        notExists(identities),
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0]?.id : undefined;
}

async function createPerson(db: Database, subject: Subject, language: Language): Promise<string> {
  const { email, emailVerified, firstName, lastName } = subject;
  const address = emailVerified ? email : undefined;
  const names = [...(address === undefined ? [] : [address]), nameOf(subject)];
  for (const username of names) {
    const [created] = await db
      .insert(users)
      .values({
        ...{ username, firstName, lastName },
        email: address ?? '',
        language: subject.language ?? language,
      })
      .onConflictDoNothing({ target: users.username })
      .returning({ id: users.id });
    if (created !== undefined) return created.id;
  }
  throw new Error('The user name of a new subject is taken.');
}

/** A user name that no other subject has. */
function nameOf({ issuer, subject }: Subject): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex');
  return `sso-${digest.slice(0, 32)}`;
}
