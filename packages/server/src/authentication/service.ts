import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { loginFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import { startLoginSession } from './loginSession.ts';
import { verifyPassword } from './password.ts';
import { countLoginAttempt, forgetLoginAttempts } from './throttle.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
  /** where the request came from, for the throttle */
  readonly address: string;
  readonly userAgent: string;
  /** token of the session that this browser had before, ended by the login */
  readonly replaced: string | undefined;
}

/**
 * Logs a person in by user name and password (specification §7).
 * @throws login_failed for an unknown name and a wrong password alike, too_many_requests
 */
export async function logIn(db: Database, login: Login) {
  const username = login.username.toLowerCase();
  await countLoginAttempt(db, { username, address: login.address });
  const [person] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.username, username));
  const right = await verifyPassword(login.password, person?.passwordHash);
  if (person === undefined || !right) throw loginFailed();
  await forgetLoginAttempts(db, { username, address: login.address });
  const { userId } = person;
  const session = await startLoginSession(db, {
    userId,
    userAgent: login.userAgent,
    replaced: login.replaced,
  });
  return { ...session, userId };
}
