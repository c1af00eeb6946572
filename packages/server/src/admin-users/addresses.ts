import { and, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type UserRow, users } from '../users/tables.ts';

/** Any number that nothing else locks. */
const addressLock = 5_270_044;

/** Those who give addresses to accounts wait for each other until the end of their transaction, so that nobody gets one twice. */
export async function lockAddresses(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${addressLock})`);
}

/** Accounts by address: those that have it as their e-mail or user name. @param emails in lower case */
export async function findByAddress(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, readonly UserRow[]>> {
  if (emails.length === 0) return new Map();
  const wanted = sql`any(${sql.param([...emails])}::text[])`;
  const found = await db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.erasedAt),
        or(sql`lower(${users.email}) = ${wanted}`, sql`${users.username} = ${wanted}`),
      ),
    );
  const byAddress = new Map<string, UserRow[]>();
  for (const user of found) {
    for (const address of new Set([user.email.toLowerCase(), user.username])) {
      byAddress.set(address, [...(byAddress.get(address) ?? []), user]);
    }
  }
  return byAddress;
}

/**
 * An account whose person only began to register, or somebody else with their address: nobody can use it, and it holds nobody
 * off. `prepareAccounts` takes it over.
 */
export function onlyRegistered({
  confirmedAt,
  blockedAt,
}: Pick<UserRow, 'confirmedAt' | 'blockedAt'>): boolean {
  return confirmedAt === null && blockedAt === null;
}
