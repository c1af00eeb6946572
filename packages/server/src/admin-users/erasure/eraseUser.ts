import { fullName } from '@learn/domain';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { assertMayDo } from '../../access/definePolicy.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { redactAudit } from '../../audit/redactAudit.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { notFound, validationFailed } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { fillMail } from '../../mail/fillMail.ts';
import { mails } from '../../mail/tables.ts';
import { brandName } from '../../page-composition/composePage.ts';
import { erasureRequests, type UserRow, users } from '../../users/tables.ts';
import { assertNotLastAdmin, lockAdmins } from '../changeAccess.ts';
import { lockUser } from '../changeUser.ts';
import { mayChangeAccessOf } from '../policy.ts';
import { dropTraces } from './dropTraces.ts';
import { erasureMails } from './mailTexts.ts';

interface Acting {
  readonly db: Database;
  readonly config: Pick<Config, 'BRAND_DE' | 'BRAND_FR' | 'BRAND_IT'>;
  readonly actorId: string;
}

/**
 * Erases a person for good and mails them the receipt (domain decisions §17). The row stays without anything of them, for what the
 * law wants kept refers to it; README says what that is.
 * @param confirmation the user name, typed by the administrator
 * @throws not_found, forbidden for oneself, last_admin, validation_failed where the confirmation differs
 */
export async function eraseUser(
  { db, config, actorId }: Acting,
  userId: string,
  { confirmation, reason }: { readonly confirmation: string; readonly reason: string },
): Promise<void> {
  assertMayDo(mayChangeAccessOf, { actorId, userId });
  await db.transaction(async (transaction) => {
    await lockAdmins(transaction);
    const user = await lockUser(transaction, userId);
    if (confirmation.toLowerCase() !== user.username) {
      throw validationFailed([{ field: 'confirmation', problems: ['confirmation_differs'] }]);
    }
    await assertNotLastAdmin(transaction, user);
    const address = user.email.toLowerCase();
    const shared = address !== '' && (await sharesAddress(transaction, user));
    await dropTraces(transaction, { id: userId, address: shared ? '' : address }, actorId);
    await transaction.update(users).set(nobody(userId)).where(eq(users.id, userId));
    await close(transaction, userId, 'erased');
    await recordAudit(transaction, { action: 'erasure.done', actorId, userId, details: { reason } });
    await redactAudit(transaction, user);
    if (address === '') return;
    const mailed = sql`lower(${mails.recipient}) = ${address}`;
    await transaction.delete(mails).where(and(mailed, shared ? isNotNull(mails.sentAt) : undefined));
    await mailTo(transaction, config, user, 'erased');
  });
}

/**
 * Closes an open request without an erasure; the person is told why.
 * @throws not_found where none is open
 */
export async function declineErasure(
  { db, config, actorId }: Acting,
  userId: string,
  reason: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if ((await close(transaction, userId, 'declined')) === 0) throw notFound();
    await recordAudit(transaction, { action: 'erasure.declined', actorId, userId, details: { reason } });
    if (user.email !== '') await mailTo(transaction, config, user, 'declined', reason);
  });
}

/** Nothing keeps two accounts from having the same one. */
async function sharesAddress(transaction: Database, { id, email }: UserRow): Promise<boolean> {
  const sameAddress = sql`lower(${users.email}) = ${email.toLowerCase()}`;
  return (await transaction.$count(users, and(sameAddress, ne(users.id, id), isNull(users.erasedAt)))) > 0;
}

async function close(transaction: Database, userId: string, outcome: 'erased' | 'declined'): Promise<number> {
  const closed = await transaction
    .update(erasureRequests)
    .set({ outcome, closedAt: sql`now()` })
    .where(and(eq(erasureRequests.userId, userId), isNull(erasureRequests.outcome)))
    .returning({ id: erasureRequests.id });
  return closed.length;
}

async function mailTo(
  transaction: Database,
  config: Acting['config'],
  { email, firstName, lastName, language }: UserRow,
  kind: keyof typeof erasureMails,
  reason = '',
): Promise<void> {
  const details = { name: fullName(firstName, lastName), brand: brandName(config, language), reason };
  await enqueueMail(transaction, { recipient: email, ...fillMail(erasureMails[kind], language, details) });
}

/** Every column that says something of a person, as it is of nobody. */
function nobody(userId: string): Partial<typeof users.$inferInsert> {
  return {
    username: `erased-${userId}`,
    email: '',
    passwordHash: null,
    firstName: '',
    lastName: '',
    vbvId: null,
    avatarUrl: '',
    isSuperuser: false,
    hasVbvAdminAccess: false,
    organisationId: null,
    organisationConfirmedAt: null,
    organisationConfirmedBy: null,
    claimedOrganisationId: null,
    claimedAt: null,
    invoiceAddress: 'prv',
    street: '',
    streetNumber: '',
    postalCode: '',
    city: '',
    country: null,
    birthDate: null,
    phoneNumber: '',
    organisationDetailName: '',
    organisationStreet: '',
    organisationStreetNumber: '',
    organisationPostalCode: '',
    organisationCity: '',
    organisationCountry: null,
    chosenProfileId: null,
    chosenCourseOption: null,
    consentedAt: null,
    blockedAt: null,
    erasedAt: new Date(),
  };
}
