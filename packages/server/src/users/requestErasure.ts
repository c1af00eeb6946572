import { fullName } from '@learn/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { auditEntries } from '../audit/tables.ts';
import type { Database } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { users } from './tables.ts';

/**
 * Records the request of a person to erase their data and mails it to the support, once a day at most. People decide on
 * it, because results of exams and costs must be kept by law.
 * @param supportEmail address that gets the request
 */
export function requestErasure(db: Database, userId: string, supportEmail: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const asked = await transaction.$count(
      auditEntries,
      and(
        eq(auditEntries.userId, userId),
        eq(auditEntries.action, 'erasure.requested'),
        gt(auditEntries.at, sql`now() - interval '1 day'`),
      ),
    );
    if (person === undefined || asked > 0) return;
    await recordAudit(transaction, { action: 'erasure.requested', actorId: userId, userId });
    const name = fullName(person.firstName, person.lastName);
    await enqueueMail(transaction, {
      recipient: supportEmail,
      subject: `Löschgesuch / demande d’effacement / richiesta di cancellazione: ${name}`,
      text: `${name} <${person.email}>\n${userId}\n`,
    });
  });
}
