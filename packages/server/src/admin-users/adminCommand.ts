import { type Language, languages } from '@learn/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { InvitationConfig } from '../accounts/invitation.ts';
import type { Database } from '../database/database.ts';
import { isAppError } from '../errors.ts';
import type { CommandResult } from '../runCommand.ts';
import { users } from '../users/tables.ts';
import { findByAddress, lockAddresses } from './addresses.ts';
import { setAdminAccess } from './changeAccess.ts';
import { prepareAccounts } from './prepareAccounts.ts';

interface Means {
  readonly db: Database;
  readonly config: InvitationConfig;
}

export interface NewAdmin {
  /** first and last name, for a person without an account */
  readonly name?: string | undefined;
  readonly language?: string | undefined;
}

const done = (message: string): CommandResult => ({ done: true, message });
const refused = (message: string): CommandResult => ({ done: false, message });

/** Who has admin access. */
export async function listAdmins({ db }: Means): Promise<CommandResult> {
  const admins = await db
    .select({ email: users.email, username: users.username, blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.hasVbvAdminAccess, true), isNull(users.erasedAt)))
    .orderBy(asc(users.username));
  if (admins.length === 0)
    return done('Nobody has admin access. Give it with: npm run admin -- grant <e-mail>');
  const lines = admins.map(
    ({ email, username, blockedAt }) =>
      `${email || username}${blockedAt === null ? '' : '  (blocked: cannot log in)'}`,
  );
  return done(lines.join('\n'));
}

/**
 * Gives admin access to the account with that address, on any database; a person without one is invited, if their name is
 * given.
 */
export function grantAdmin({ db, config }: Means, typed: string, person: NewAdmin): Promise<CommandResult> {
  const email = typed.trim().toLowerCase();
  return db.transaction(async (transaction) => {
    await lockAddresses(transaction);
    const owner = await findOwner(transaction, email);
    if (owner === 'several')
      return refused(`Several accounts have the address ${email}. Name one by its user name.`);
    if (owner !== undefined) {
      if (owner.hasVbvAdminAccess) return done(`${email} has admin access already.`);
      await setAdminAccess(transaction, owner.id, true, { actorId: undefined });
      return done(
        `${email} has admin access now${owner.blockedAt === null ? '' : ', but is blocked and cannot log in'}.`,
      );
    }
    const names = person.name?.trim().split(/\s+/) ?? [];
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || names.length < 2) {
      return refused(
        `Nobody has the address ${email}. Create the account with it: npm run admin -- grant ${email} --name "First Last" [--language ${languages.join('|')}]`,
      );
    }
    const language = languages.find((one) => one === (person.language ?? 'de'));
    if (language === undefined) return refused(`The language is one of ${languages.join(', ')}.`);
    const [created] = await prepareAccounts(transaction, { config, actorId: undefined, way: 'command' }, [
      {
        email,
        language: language satisfies Language,
        firstName: names[0],
        lastName: names.slice(1).join(' '),
      },
    ]);
    if (created === undefined) throw new Error('No account was created.');
    await setAdminAccess(transaction, created.id, true, { actorId: undefined });
    return done(
      `An account for ${email} is ready, with admin access. The invitation is in the outbox; the server mails it.`,
    );
  });
}

/** Withdraws admin access; the last one stays. */
export async function revokeAdmin({ db }: Means, typed: string): Promise<CommandResult> {
  const email = typed.trim().toLowerCase();
  try {
    return await db.transaction(async (transaction) => {
      const owner = await findOwner(transaction, email);
      if (owner === 'several')
        return refused(`Several accounts have the address ${email}. Name one by its user name.`);
      if (owner === undefined) return refused(`Nobody has the address ${email}.`);
      if (!owner.hasVbvAdminAccess) return done(`${email} has no admin access.`);
      await setAdminAccess(transaction, owner.id, false, { actorId: undefined });
      return done(`${email} has no admin access any more.`);
    });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'last_admin') throw error;
    return refused(`${email} is the last one with admin access. Grant it to somebody else first.`);
  }
}

/** The account of an address; the user name counts first, as at the login. */
async function findOwner(db: Database, address: string) {
  const owners = (await findByAddress(db, [address])).get(address) ?? [];
  const named = owners.find(({ username }) => username === address);
  if (named !== undefined) return named;
  return owners.length > 1 ? 'several' : owners[0];
}
