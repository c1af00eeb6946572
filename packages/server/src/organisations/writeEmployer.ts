import { nameEmployer } from '@learn/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { examResults } from '../exams/tables.ts';
import { orders } from '../shop/tables.ts';
import { users } from '../users/tables.ts';

/** What keeps the employer of its own time, and counts for them once they are confirmed. */
const costs = [orders, examResults] as const;

/** The employer of a person, whose row is kept from changing until the end of the transaction. */
export async function lockEmployer(transaction: Database, userId: string) {
  const [employer] = await transaction
    .select({ confirmed: users.organisationId, claimed: users.claimedOrganisationId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return employer;
}

/**
 * Writes the employer that a person names themselves (`nameEmployer`). What the employer named before has not confirmed
 * will not become a cost of theirs.
 * @param named id of an organisation, or null for none
 */
export async function writeEmployer(
  transaction: Database,
  userId: string,
  named: string | null,
): Promise<void> {
  const before = await lockEmployer(transaction, userId);
  if (before === undefined) return;
  const employer = nameEmployer(before, named);
  if (employer === before) return;
  await transaction
    .update(users)
    .set({
      ...unconfirmed,
      claimedOrganisationId: employer.claimed,
      claimedAt: employer.claimed === null ? null : sql`now()`,
    })
    .where(eq(users.id, userId));
  await dropClaimedCosts(transaction, userId);
}

/**
 * The claim of a person counts from now on, with what they have cost since they made it.
 * @param actorId who confirms; null where a course vouches for it
 */
export async function confirmEmployer(
  transaction: Database,
  { userId, organisationId, actorId }: Claim & { readonly actorId: string | null },
): Promise<void> {
  await transaction
    .update(users)
    .set({
      organisationId,
      organisationConfirmedAt: sql`now()`,
      organisationConfirmedBy: actorId,
      ...unclaimed,
    })
    .where(eq(users.id, userId));
  for (const table of costs) {
    await transaction
      .update(table)
      .set({ organisationId, claimedOrganisationId: null })
      .where(and(eq(table.userId, userId), eq(table.claimedOrganisationId, organisationId)));
  }
}

/**
 * An admin enters the employer of a person, which counts at once; a claim for the same one is confirmed by it, with its costs.
 * @param organisationId null for none
 */
export async function enterEmployer(
  transaction: Database,
  {
    userId,
    organisationId,
    actorId,
  }: { readonly userId: string; readonly organisationId: string | null; readonly actorId: string },
): Promise<void> {
  const before = await lockEmployer(transaction, userId);
  if (before === undefined || (before.confirmed === organisationId && before.claimed === null)) return;
  if (organisationId === null) {
    await writeEmployer(transaction, userId, null);
    return;
  }
  await confirmEmployer(transaction, { userId, organisationId, actorId });
  await dropClaimedCosts(transaction, userId);
}

/** The person has no employer again. */
export async function rejectEmployer(transaction: Database, { userId }: Claim): Promise<void> {
  await transaction.update(users).set(unclaimed).where(eq(users.id, userId));
  await dropClaimedCosts(transaction, userId);
}

interface Claim {
  readonly userId: string;
  readonly organisationId: string;
}

const unclaimed = { claimedOrganisationId: null, claimedAt: null };
const unconfirmed = {
  organisationId: null,
  organisationConfirmedAt: null,
  organisationConfirmedBy: null,
};

async function dropClaimedCosts(transaction: Database, userId: string): Promise<void> {
  for (const table of costs) {
    await transaction
      .update(table)
      .set({ claimedOrganisationId: null })
      .where(and(eq(table.userId, userId), isNotNull(table.claimedOrganisationId)));
  }
}
