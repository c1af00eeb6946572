import { fullName } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { erasureRequests, users } from './tables.ts';

/**
 * Records the request of a person to erase their data and mails it to the support; while one is open nothing more happens.
 * Administrators decide on it within `erasureDays`, because results of exams and costs must be kept by law.
 * @param supportEmail address that gets the request
 */
export function requestErasure(db: Database, userId: string, supportEmail: string): Promise<void> {
  return db.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (person === undefined) return;
    const [opened] = await transaction
      .insert(erasureRequests)
      .values({ userId })
      .onConflictDoNothing()
      .returning({ id: erasureRequests.id });
    if (opened === undefined) return;
    await recordAudit(transaction, { action: 'erasure.requested', actorId: userId, userId });
    const name = fullName(person.firstName, person.lastName);
    await enqueueMail(transaction, {
      recipient: supportEmail,
      subject: `Löschgesuch / demande d’effacement / richiesta di cancellazione: ${name}`,
      text: `${name} <${person.email}>\n${userId}\n`,
    });
  });
}
