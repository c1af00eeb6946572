import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../errors.ts';
import { loginAttempts } from './tables.ts';

const allowedAttempts = 5;
const windowSeconds = 15 * 60;

/** Who tries to log in, from where. */
export interface LoginOrigin {
  readonly username: string;
  readonly address: string;
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through.
 * @throws too_many_requests from the sixth attempt on within 15 minutes
 */
export async function countLoginAttempt(db: Database, origin: LoginOrigin): Promise<void> {
  const expired = sql`${loginAttempts.windowStartedAt} < now() - ${`${windowSeconds} seconds`}::interval`;
  const [counted] = await db
    .insert(loginAttempts)
    .values({ key: keyOf(origin), attempts: 1, windowStartedAt: sql`now()` })
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
  if (counted !== undefined && counted.attempts > allowedAttempts) throw tooManyRequests(counted.waitSeconds);
}

/** Forgets the attempts of somebody who logged in, and all that nobody needs any more. */
export async function forgetLoginAttempts(db: Database, origin: LoginOrigin): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.key, keyOf(origin)));
  await db.delete(loginAttempts).where(lt(loginAttempts.windowStartedAt, sql`now() - interval '1 day'`));
}

function keyOf({ username, address }: LoginOrigin): string {
  return createHash('sha256')
    .update(JSON.stringify([username, address]))
    .digest('hex');
}
