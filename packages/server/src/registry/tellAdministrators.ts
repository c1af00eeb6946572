import { linkPatterns } from '@learn/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notify } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import type { CanaryFailures } from './tables.ts';

/**
 * Tells every administrator who may log in that the server has ended a canary (domain decisions §12); call it in the transaction of that move,
 * which is made once.
 * @param name of the release
 */
export async function tellAdministrators(
  transaction: Database,
  name: string,
  { version, visitors }: CanaryFailures,
): Promise<void> {
  const administrators = await transaction
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.hasVbvAdminAccess, true), isNull(users.blockedAt)));
  await notify(
    transaction,
    ...administrators.map(({ userId }) => ({
      userId,
      category: 'SYSTEM' as const,
      verb: 'canary_ended' as const,
      details: { name, version, visitors: String(visitors) },
      targetUrl: `${linkPatterns.admin}/releases`,
    })),
  );
}
