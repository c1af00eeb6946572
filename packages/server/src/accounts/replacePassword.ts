import { isGuessablePassword } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { endAllLoginSessions } from '../authentication/loginSession.ts';
import { hashPassword } from '../authentication/password.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { users } from '../users/tables.ts';
import { type AccountOwner, accountMail } from './accountMail.ts';
import { accountConfirmations, accountInvitations, passwordResets } from './tables.ts';

/** What is read of the person whose password changes. */
export const ownerColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  language: users.language,
};

interface Replacement {
  readonly password: string;
  readonly action: 'account.password_reset' | 'account.password_changed';
  /** id of the login session that stays; all end when left out */
  readonly except?: string;
}

/**
 * Sets a person's password. Their mailed links and their logins end with the former one, and a mail tells them.
 * @param db the transaction that has found the person
 * @throws validation_failed for a password that is easy to guess
 */
export async function replacePassword(
  { db, config }: { readonly db: Database; readonly config: Config },
  owner: AccountOwner & { readonly id: string },
  { password, action, except }: Replacement,
): Promise<void> {
  if (isGuessablePassword(password, owner)) {
    throw validationFailed([{ field: 'password', problems: ['too_easy'] }]);
  }
  const passwordHash = await hashPassword(password);
  await db.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
  for (const table of [passwordResets, accountConfirmations, accountInvitations]) {
    await db.delete(table).where(eq(table.userId, owner.id));
  }
  await endAllLoginSessions(db, owner.id, except);
  await recordAudit(db, { action, actorId: owner.id, userId: owner.id });
  await enqueueMail(db, accountMail(config, owner, { kind: 'passwordChanged', link: '/login' }));
}
