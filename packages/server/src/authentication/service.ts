import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { loginFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import { startLoginSession } from './loginSession.ts';
import { verifyPassword } from './password.ts';
import { countLoginAttempt, forgetLoginAttempts } from './throttle.ts';

export interface Login {
  /** user name or e-mail address */
  readonly username: string;
  readonly password: string;
  /** where the request came from, for the throttle */
  readonly address: string;
  readonly userAgent: string;
  /** token of the session that this browser had before, ended by the login */
  readonly replaced: string | undefined;
}

/**
 * Logs a person in by user name or e-mail address, and password (specification §7).
 * @throws login_failed for an unknown name, a wrong password and an account that is not confirmed alike;
 *   too_many_requests
 */
export async function logIn(db: Database, login: Login) {
  const username = login.username.toLowerCase();
  await countLoginAttempt(db, { username, address: login.address });
  const person = await findPerson(db, username);
  const right = await verifyPassword(login.password, person?.passwordHash);
  if (person === undefined || !right || person.confirmedAt === null) throw loginFailed();
  await forgetLoginAttempts(db, { username, address: login.address });
  const { userId } = person;
  const session = await startLoginSession(db, {
    userId,
    userAgent: login.userAgent,
    replaced: login.replaced,
  });
  return { ...session, userId };
}

/** The user name counts first; an address that several people have is nobody's name. */
async function findPerson(db: Database, name: string) {
  const hasName = eq(users.username, name);
  const found = await db
    .select({
      userId: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      confirmedAt: users.confirmedAt,
    })
    .from(users)
    .where(or(hasName, eq(sql`lower(${users.email})`, name)))
    .orderBy(desc(hasName))
    .limit(2);
  return found.length === 1 || found[0]?.username === name ? found[0] : undefined;
}
