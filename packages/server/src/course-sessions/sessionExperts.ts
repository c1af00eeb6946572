import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { notFound, validationFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import type { PlannedSession } from './planContext.ts';
import { courseSessionUsers, expertCircles } from './tables.ts';

interface ExpertCommand {
  readonly courseSessionId: string;
  readonly userId: string;
  readonly actorId: string;
}

/**
 * Makes somebody an expert of a session, or changes the circles that they look after.
 * @param circleKeys translation keys of circles
 * @throws not_found for a person who does not exist; validation_failed for a circle of another course, and for a person who has
 * another role in the session
 */
export async function writeExpert(
  db: Database,
  session: PlannedSession,
  { userId, actorId }: Omit<ExpertCommand, 'courseSessionId'>,
  circleKeys: readonly string[],
): Promise<void> {
  const { courseSessionId, tree } = session;
  const known = new Set(tree.circles.map(({ translation_key }) => translation_key));
  const wanted = [...new Set(circleKeys)];
  if (wanted.some((key) => !known.has(key))) {
    throw validationFailed([{ field: 'circle_keys', problems: ['invalid'] }]);
  }
  await db.transaction(async (transaction) => {
    const enrolment = await lockEnrolment(transaction, { courseSessionId, userId });
    if (enrolment !== undefined && enrolment.role !== 'EXPERT') {
      throw validationFailed([{ field: 'user_id', problems: ['other_role'] }]);
    }
    const id = enrolment?.id ?? (await enrolExpert(transaction, { courseSessionId, userId }));
    const before = await readCircles(transaction, id);
    await transaction.delete(expertCircles).where(eq(expertCircles.courseSessionUserId, id));
    if (wanted.length > 0) {
      await transaction
        .insert(expertCircles)
        .values(wanted.map((circleKey) => ({ courseSessionUserId: id, circleKey })));
    }
    await recordAudit(transaction, {
      action: 'role.granted',
      actorId,
      userId,
      courseSessionId,
      details: { role: 'EXPERT', ...(enrolment && { before }), after: wanted },
    });
  });
}

/**
 * Ends the work of an expert in a session; what they have evaluated and recorded stays.
 * @throws not_found for somebody who is none
 */
export async function removeExpert(
  db: Database,
  { courseSessionId, userId, actorId }: ExpertCommand,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const enrolment = await lockEnrolment(transaction, { courseSessionId, userId });
    if (enrolment?.role !== 'EXPERT') throw notFound();
    const before = await readCircles(transaction, enrolment.id);
    await transaction.delete(courseSessionUsers).where(eq(courseSessionUsers.id, enrolment.id));
    await recordAudit(transaction, {
      action: 'role.revoked',
      actorId,
      userId,
      courseSessionId,
      details: { role: 'EXPERT', before },
    });
  });
}

type Enrolled = Pick<ExpertCommand, 'courseSessionId' | 'userId'>;

async function lockEnrolment(transaction: Database, { courseSessionId, userId }: Enrolled) {
  const [found] = await transaction
    .select({ id: courseSessionUsers.id, role: courseSessionUsers.role })
    .from(courseSessionUsers)
    .where(
      and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.userId, userId)),
    )
    .for('update');
  return found;
}

/** @throws not_found */
async function enrolExpert(transaction: Database, { courseSessionId, userId }: Enrolled): Promise<string> {
  const [person] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (person === undefined) throw notFound();
  const [created] = await transaction
    .insert(courseSessionUsers)
    .values({ courseSessionId, userId, role: 'EXPERT' })
    .returning({ id: courseSessionUsers.id });
  if (created === undefined) throw new Error('The expert was not enrolled');
  return created.id;
}

async function readCircles(transaction: Database, enrolmentId: string): Promise<string[]> {
  const rows = await transaction
    .select({ circleKey: expertCircles.circleKey })
    .from(expertCircles)
    .where(eq(expertCircles.courseSessionUserId, enrolmentId));
  return rows.map(({ circleKey }) => circleKey);
}
