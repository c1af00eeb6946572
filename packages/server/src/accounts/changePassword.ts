import { and, eq, isNotNull } from 'drizzle-orm';
import { verifyPassword } from '../authentication/password.ts';
import { countLoginAttempt, forgetLoginAttempts } from '../authentication/throttle.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { forbidden, validationFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import { ownerColumns, replacePassword } from './replacePassword.ts';

/** Whether a person logs in by a password of this platform; others come by single sign-on. */
export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.passwordHash)))) === 1;
}

/**
 * Replaces the password of a person who knows the current one (domain decisions §16, §17). They stay logged in where they are.
 * @param asked `sessionId`: the login session that stays; `address`: for the throttle
 * @throws too_many_requests as the login; forbidden for an account without a password; validation_failed for a current
 *   password that is wrong and a new one that is easy to guess
 */
export async function changePassword(
  { db, config }: { readonly db: Database; readonly config: Config },
  asked: { readonly userId: string; readonly sessionId: string; readonly address: string },
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  const { userId, sessionId, address } = asked;
  const origin = { username: `own password ${userId}`, address };
  await countLoginAttempt(db, origin);
  await db.transaction(async (transaction) => {
    const [owner] = await transaction
      .select({ ...ownerColumns, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (owner === undefined || owner.passwordHash === null) throw forbidden();
    if (!(await verifyPassword(current, owner.passwordHash))) {
      throw validationFailed([{ field: 'current_password', problems: ['wrong_password'] }]);
    }
    await replacePassword({ db: transaction, config }, owner, {
      password: next,
      action: 'account.password_changed',
      except: sessionId,
    });
  });
  await forgetLoginAttempts(db, origin);
}
