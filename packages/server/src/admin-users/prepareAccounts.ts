import { type InvitationConfig, inviteToAccount } from '../accounts/invitation.ts';
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
 * single sign-on with that address gets the account.
 * @param accounts with addresses in lower case that nobody has; see `lockAddresses`
 */
export async function prepareAccounts(
  transaction: Database,
  { config, actorId, way }: Preparing,
  accounts: readonly PreparedAccount[],
): Promise<UserRow[]> {
  if (accounts.length === 0) return [];
  const created = await transaction
    .insert(users)
    .values(accounts.map((account) => ({ ...account, username: account.email })))
    .returning();
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
