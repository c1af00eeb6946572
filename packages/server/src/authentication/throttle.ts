import { createHash } from 'node:crypto';
import { and, eq, gte, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../errors.ts';
import { loginAttempts } from './tables.ts';

const windowSeconds = 15 * 60;

/** So that no attempt waits for long; every row that is written removes up to so many. */
const removedAtOnce = 100;

const expired = sql`${loginAttempts.windowStartedAt} < now() - ${`${windowSeconds} seconds`}::interval`;
const waitSeconds =
  sql`ceil(extract(epoch from ${loginAttempts.windowStartedAt} - now()) + ${windowSeconds}::int)`.mapWith(
    Number,
  );

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
 * refuses does not reach the next, so a single address cannot lock a person out everywhere. An address that has used up
 * its attempts is refused before anything is written, so it cannot fill the table with names.
 * @throws too_many_requests within 15 minutes from the 6th attempt with this name from this address on, from the 51st
 *   from this address, and from the 21st with this name
 */
export async function countLoginAttempt(db: Database, origin: LoginOrigin): Promise<void> {
  const { pair, address, username } = countersOf(origin);
  await refuseUsedUp(db, address);
  for (const counter of [pair, address, username]) await countUp(db, counter);
}

async function refuseUsedUp(db: Database, { key, allowed }: Counter): Promise<void> {
  const [found] = await db
    .select({ waitSeconds })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.key, key), gte(loginAttempts.attempts, allowed), not(expired)));
  if (found !== undefined) throw tooManyRequests(found.waitSeconds);
}

/**
 * Forgets the attempts of a person who logged in. Of the address and of the name
 * only this attempt is taken back: an account of one's own does not pay for guessing those of others.
 */
export async function forgetLoginAttempts(db: Database, origin: LoginOrigin): Promise<void> {
  const { pair, address, username } = countersOf(origin);
  await db.delete(loginAttempts).where(eq(loginAttempts.key, pair.key));
  for (const counter of [address, username]) await takeBack(db, counter);
}

async function takeBack(db: Database, { key }: Pick<Counter, 'key'>): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ attempts: sql`greatest(${loginAttempts.attempts} - 1, 0)` })
    .where(eq(loginAttempts.key, key));
}

/** Removes what counts no more; rows that another request is just counting up are left for the next time. */
async function removeExpired(db: Database): Promise<void> {
  const keys = db
    .select({ key: loginAttempts.key })
    .from(loginAttempts)
    .where(expired)
    .limit(removedAtOnce)
    .for('update', { skipLocked: true });
  await db.delete(loginAttempts).where(inArray(loginAttempts.key, keys));
}

async function countUp(db: Database, { key, allowed }: Counter): Promise<void> {
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
    .returning({ attempts: loginAttempts.attempts, waitSeconds });
  if (counted !== undefined && counted.attempts > allowed) throw tooManyRequests(counted.waitSeconds);
  // A window that begins is a good moment: every origin has one in a quarter of an hour.
  if (counted?.attempts === 1) await removeExpired(db);
}

/** Codes of certificates that do not exist, by address. */
const guesses = (address: string): Counter => ({ key: keyOf('certificate', address), allowed: 30 });

/**
 * Counts a code before it is looked up, so that many at once cannot slip through; {@link forgetGuess} takes back those that
 * exist. @throws too_many_requests from the 31st on within 15 minutes
 */
export async function countGuess(db: Database, address: string): Promise<void> {
  const counter = guesses(address);
  await refuseUsedUp(db, counter);
  await countUp(db, counter);
}

/** A code that exists costs nothing. */
export function forgetGuess(db: Database, address: string): Promise<void> {
  return takeBack(db, guesses(address));
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
