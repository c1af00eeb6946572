import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../errors.ts';
import { loginAttempts } from './tables.ts';

const windowSeconds = 15 * 60;

/** Who tries to log in, from where. */
export interface LoginOrigin {
  readonly username: string;
  readonly address: string;
}

interface Counter {
  readonly key: string;
  readonly allowed: number;
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through. What one counter
 * refuses does not reach the next, so a single address cannot lock somebody out everywhere.
 * @throws too_many_requests within 15 minutes from the 6th attempt with this name from this address on, from the 51st
 *   from this address, and from the 21st with this name
 */
export async function countLoginAttempt(db: Database, origin: LoginOrigin): Promise<void> {
  const { pair, address, username } = countersOf(origin);
  for (const counter of [pair, address, username]) await countUp(db, counter);
}

/**
 * Forgets the attempts of somebody who logged in, and all that nobody needs any more. Of the address and of the name
 * only this attempt is taken back: an account of one's own does not pay for guessing those of others.
 */
export async function forgetLoginAttempts(db: Database, origin: LoginOrigin): Promise<void> {
  const { pair, address, username } = countersOf(origin);
  await db.delete(loginAttempts).where(eq(loginAttempts.key, pair.key));
  for (const { key } of [address, username]) {
    await db
      .update(loginAttempts)
      .set({ attempts: sql`greatest(${loginAttempts.attempts} - 1, 0)` })
      .where(eq(loginAttempts.key, key));
  }
  await db.delete(loginAttempts).where(lt(loginAttempts.windowStartedAt, sql`now() - interval '1 day'`));
}

async function countUp(db: Database, { key, allowed }: Counter): Promise<void> {
  const expired = sql`${loginAttempts.windowStartedAt} < now() - ${`${windowSeconds} seconds`}::interval`;
  const [counted] = await db
    .insert(loginAttempts)
    .values({ key, attempts: 1, windowStartedAt: sql`now()` })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        attempts: sql`case when ${expired} then 1 else ${loginAttempts.attempts} + 1 end`,
        windowStartedAt: sql`case when ${expired} then now() else ${loginAttempts.windowStartedAt} end`,
      },
    })
    .returning({
      attempts: loginAttempts.attempts,
      waitSeconds:
        sql`ceil(extract(epoch from ${loginAttempts.windowStartedAt} - now()) + ${windowSeconds}::int)`.mapWith(
          Number,
        ),
    });
  if (counted !== undefined && counted.attempts > allowed) throw tooManyRequests(counted.waitSeconds);
}

function countersOf({ username, address }: LoginOrigin) {
  return {
    pair: { key: keyOf('pair', username, address), allowed: 5 },
    address: { key: keyOf('address', address), allowed: 50 },
    username: { key: keyOf('username', username), allowed: 20 },
  } satisfies Record<string, Counter>;
}

function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
