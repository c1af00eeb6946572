import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { endAccompanimentsBy, endRelations } from '../mentors/endRelations.ts';

/**
 * Ends an enrolment. What the person has done in the session stays, for it belongs to person and session and not to the enrolment;
 * it counts again if they come back.
 * @throws not_found
 */
export async function endEnrolment(db: Database, actorId: string, enrolmentId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [enrolment] = await transaction
      .select()
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.id, enrolmentId))
      .for('update');
    if (enrolment === undefined) throw notFound();
    await endEnrolmentRow(transaction, enrolment, actorId);
  });
}

/** The same within a transaction; accompaniments end from either side, and what was asked in them is withdrawn. */
export async function endEnrolmentRow(
  transaction: Database,
  enrolment: typeof courseSessionUsers.$inferSelect,
  actorId: string,
): Promise<void> {
  const { id, userId, courseSessionId, role } = enrolment;
  await endRelations(transaction, eq(mentorRelations.participantId, id), { courseSessionId, actorId });
  await endAccompanimentsBy(transaction, { userId, courseSessionId }, actorId);
  const ended = await transaction
    .delete(courseSessionUsers)
    .where(eq(courseSessionUsers.id, id))
    .returning({ id: courseSessionUsers.id });
  // A mentor who accompanied somebody has lost the role, with its record, by the end of the accompaniments.
  if (ended.length === 0) return;
  await recordAudit(transaction, {
    action: 'role.revoked',
    actorId,
    userId,
    courseSessionId,
    subjectId: id,
    details: { role },
  });
}
