import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../errors.ts';
import { users } from '../users/tables.ts';

/** How much one person may write in a while; what was withdrawn counts as well. */
export interface Limit {
  readonly table: PgTable & { readonly authorId: PgColumn; readonly createdAt: PgColumn };
  readonly maximum: number;
  readonly minutes: number;
}

/** Makes what one person writes go one after the other, so that neither limits nor repeated keys are overlooked. */
export async function lockAuthor(transaction: Database, authorId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, authorId)).for('no key update');
}

/** @throws too_many_requests, with the seconds until the next one is possible; call it after `lockAuthor` */
export async function assertBelowLimit(
  transaction: Database,
  authorId: string,
  { table, maximum, minutes }: Limit,
): Promise<void> {
  const duration = sql`${`${minutes} minutes`}::interval`;
  const seconds = sql`ceil(extract(epoch from ${table.createdAt} + ${duration} - now()))`;
  // once this one is old enough, there is one less than the maximum
  const [deciding] = await transaction
    .select({ waitSeconds: seconds.mapWith(Number) })
    .from(table)
    .where(and(eq(table.authorId, authorId), gt(table.createdAt, sql`now() - ${duration}`)))
    .orderBy(desc(table.createdAt))
    .offset(maximum - 1)
    .limit(1);
  if (deciding !== undefined) throw tooManyRequests(Math.max(1, deciding.waitSeconds));
}
