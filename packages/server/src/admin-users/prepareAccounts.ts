import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type InvitationConfig, inviteToAccount } from '../accounts/invitation.ts';
import { accountConfirmations } from '../accounts/tables.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../users/tables.ts';

export type PreparedAccount = Pick<typeof users.$inferInsert, 'email' | 'firstName' | 'lastName'> &
  Partial<typeof users.$inferInsert>;

interface Preparing {
  readonly config: InvitationConfig;
  /** undefined: the operator's command */
  readonly actorId: string | undefined;
  readonly way: 'admin' | 'import' | 'command';
}

/**
 * Creates accounts that wait for their people, who are invited by mail. The user name is the address; whoever comes by the
 * single sign-on with that address gets the account. One that only waits for a confirmation becomes such an account, and its
 * mailed links count no more.
 * @param accounts with addresses in lower case that nobody else has; see `lockAddresses` and `onlyRegistered`
 */
export async function prepareAccounts(
  transaction: Database,
  { config, actorId, way }: Preparing,
  accounts: readonly PreparedAccount[],
): Promise<UserRow[]> {
  if (accounts.length === 0) return [];
  const taken = await takeOver(transaction, accounts);
  const takenNames = new Set(taken.map(({ username }) => username));
  const others = accounts.filter(({ email = '' }) => !takenNames.has(email));
  const inserted =
    others.length === 0
      ? []
      : await transaction
          .insert(users)
          .values(others.map((account) => ({ ...account, username: account.email ?? '' })))
          .returning();
  const created = [...taken, ...inserted];
  await inviteToAccount(transaction, config, ...created);
  await recordAudit(
    transaction,
    ...created.map(({ id }) => ({
      action: 'account.prepared' as const,
      actorId,
      userId: id,
      details: { way },
    })),
  );
  return created;
}

async function takeOver(transaction: Database, accounts: readonly PreparedAccount[]): Promise<UserRow[]> {
  const byName = new Map(accounts.map((account) => [account.email ?? '', account]));
  const waiting = await transaction
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(inArray(users.username, [...byName.keys()]), isNull(users.confirmedAt)));
  const taken: UserRow[] = [];
  for (const { id, username } of waiting) {
    await transaction.delete(accountConfirmations).where(eq(accountConfirmations.userId, id));
    const [row] = await transaction
      .update(users)
      .set({ ...byName.get(username), confirmedAt: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.confirmedAt)))
      .returning();
    if (row !== undefined) taken.push(row);
  }
  return taken;
}
