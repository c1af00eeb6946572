import type { Seen } from '@learn/contracts';
import type { adminUserEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { isConfirmable } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { type InvitationConfig, inviteToAccount } from '../accounts/invitation.ts';
import { accountConfirmations, accountInvitations, passwordResets } from '../accounts/tables.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { endAllLoginSessions } from '../authentication/loginSession.ts';
import type { Database } from '../database/database.ts';
import { assertSeen } from '../endpoints/overStored.ts';
import { forbidden, notFound, validationFailed } from '../errors.ts';
import { organisations } from '../organisations/tables.ts';
import { enterEmployer } from '../organisations/writeEmployer.ts';
import { type UserRow, users } from '../users/tables.ts';
import { findByAddress, lockAddresses, onlyRegistered } from './addresses.ts';
import { prepareAccounts } from './prepareAccounts.ts';

interface Acting {
  readonly db: Database;
  readonly config: InvitationConfig;
  readonly actorId: string;
}

/**
 * Creates an account and invites its person.
 * @throws validation_failed for an address that somebody has, or an unknown organisation
 */
export function createUser(
  { db, config, actorId }: Acting,
  account: EndpointBody<typeof adminUserEndpoints.create>,
): Promise<string> {
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction);
    await assertFree(transaction, account.email, onlyRegistered);
    await assertOrganisation(transaction, account.organisation);
    const [created] = await prepareAccounts(transaction, { config, actorId, way: 'admin' }, [
      {
        email: account.email,
        firstName: account.first_name,
        lastName: account.last_name,
        language: account.language,
        organisationId: account.organisation,
      },
    ]);
    if (created === undefined) throw new Error('No account was created.');
    return created.id;
  });
}

/**
 * Changes an account. An organisation that an admin enters is confirmed by it. With another address the
 * links mailed to the old one count no more and logins end, and the user name goes along where it was the address.
 * @param seen what the sender saw of it
 * @throws not_found, validation_failed, version_conflict
 */
export async function changeUser(
  { db, actorId }: Acting,
  userId: string,
  change: EndpointBody<typeof adminUserEndpoints.change>,
  seen?: Seen,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockAddresses(transaction);
    const user = await lockUser(transaction, userId);
    const { email, organisation } = change;
    assertSeen(presentAccount(user), change, seen);
    if (email !== undefined && email !== user.email.toLowerCase()) {
      await assertFree(transaction, email, ({ id }) => id === userId);
      await dropAddress(transaction, userId);
    }
    const columns = {
      email,
      username: email !== undefined && user.username === user.email.toLowerCase() ? email : undefined,
      firstName: change.first_name,
      lastName: change.last_name,
      language: change.language,
      organisationDetailName: change.organisation_detail_name,
    };
    if (Object.values(columns).some((value) => value !== undefined)) {
      await transaction.update(users).set(columns).where(eq(users.id, userId));
    }
    if (organisation !== undefined) {
      await assertOrganisation(transaction, organisation);
      await enterEmployer(transaction, { userId, organisationId: organisation, actorId });
    }
    await recordAudit(transaction, {
      action: 'account.changed',
      actorId,
      userId,
      // Not the values: the log outlives the person's right to have them erased.
      details: { fields: Object.keys(change) },
    });
  });
}

function presentAccount(user: UserRow) {
  return {
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    language: user.language,
    organisation: user.organisationId,
  };
}

/**
 * Mails the invitation again.
 * @throws not_found, forbidden for people who have a password or no address, or are blocked
 */
export async function inviteUser({ db, config, actorId }: Acting, userId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user.passwordHash !== null || user.email === '' || user.blockedAt !== null) throw forbidden();
    await inviteToAccount(transaction, config, user);
    await recordAudit(transaction, { action: 'account.invited', actorId, userId });
  });
}

/** The row of a person, kept from changing until the end of the transaction. @throws not_found, also for erased ones */
export async function lockUser(transaction: Database, userId: string): Promise<UserRow> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined || user.erasedAt !== null) throw notFound();
  return user;
}

/** Whoever reads the mails of the former address gets in no more. */
async function dropAddress(transaction: Database, userId: string): Promise<void> {
  for (const table of [accountInvitations, accountConfirmations, passwordResets]) {
    await transaction.delete(table).where(eq(table.userId, userId));
  }
  await endAllLoginSessions(transaction, userId);
}

async function assertFree(
  transaction: Database,
  email: string,
  except: (user: UserRow) => boolean,
): Promise<void> {
  const others = (await findByAddress(transaction, [email])).get(email) ?? [];
  if (!others.every(except)) {
    throw validationFailed([{ field: 'email', problems: ['email_taken'] }]);
  }
}

async function assertOrganisation(transaction: Database, organisation: string | null): Promise<void> {
  if (organisation === null) return;
  const known = await transaction.$count(organisations, eq(organisations.id, organisation));
  if (known === 0 || !isConfirmable(organisation)) {
    throw validationFailed([{ field: 'organisation', problems: ['invalid'] }]);
  }
}
