import type { EndpointBody, enrolmentEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray } from 'drizzle-orm';
import type { InvitationConfig } from '../accounts/invitation.ts';
import { onlyRegistered } from '../admin-users/addresses.ts';
import { prepareAccounts } from '../admin-users/prepareAccounts.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { pages } from '../course-pages/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { mentorIsFellow, notFound, validationFailed } from '../errors.ts';
import { endRelations } from '../mentors/endRelations.ts';
import { enrolBuyer, findEnrolment } from '../shop/enrolBuyer.ts';
import { users } from '../users/tables.ts';

/**
 * Enrols a person in a session with a role. What a participant has done there before counts again. Who only began to register is
 * invited by it.
 * @returns id of the enrolment
 * @throws not_found for a person or a session that does not exist; validation_failed for a person who is enrolled already, and for
 *   circles and mentees that are not of the session; mentor_is_fellow
 */
export function enrol(
  { db, config }: { readonly db: Database; readonly config: InvitationConfig },
  actorId: string,
  body: EndpointBody<typeof enrolmentEndpoints.enrol>,
): Promise<string> {
  const place = { userId: body.user_id, courseSessionId: body.course_session_id };
  return db.transaction(async (transaction) => {
    const [person] = await transaction
      .select({
        email: users.email,
        confirmedAt: users.confirmedAt,
        blockedAt: users.blockedAt,
        erasedAt: users.erasedAt,
      })
      .from(users)
      .where(eq(users.id, place.userId))
      .for('no key update');
    if (person === undefined || person.erasedAt !== null) throw notFound();
    const courseId = await openCourseOf(transaction, place.courseSessionId);
    if ((await findEnrolment(transaction, place)) !== undefined) {
      throw validationFailed([{ field: 'user_id', problems: ['already_enrolled'] }]);
    }
    if (onlyRegistered(person)) {
      await prepareAccounts(transaction, { config, actorId, way: 'admin' }, [{ email: person.email }]);
    }
    if (body.role === 'MEMBER') return enrolBuyer(transaction, place, actorId);
    const [created] = await transaction
      .insert(courseSessionUsers)
      .values({ ...place, role: body.role })
      .returning();
    if (created === undefined) throw new Error('No enrolment was created.');
    if (body.role === 'EXPERT') await setCircles(transaction, created.id, courseId, body.circle_ids);
    else await setMentees(transaction, created, body.mentee_ids, actorId);
    await recordAudit(transaction, {
      action: 'role.granted',
      actorId,
      ...place,
      subjectId: created.id,
      details: { role: body.role, circles: body.circle_ids, mentees: body.mentee_ids },
    });
    return created.id;
  });
}

/**
 * Changes the circles of an expert, or the mentees of a learning mentor; a mentor without any is none any more.
 * @throws not_found, validation_failed, mentor_is_fellow
 */
export async function changeEnrolment(
  db: Database,
  actorId: string,
  enrolmentId: string,
  { circle_ids: circles, mentee_ids: mentees }: EndpointBody<typeof enrolmentEndpoints.change>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [enrolment] = await transaction
      .select()
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.id, enrolmentId))
      .for('update');
    if (enrolment === undefined) throw notFound();
    if (circles !== undefined) {
      if (enrolment.role !== 'EXPERT') throw refused('circle_ids');
      const courseId = await courseOf(transaction, enrolment.courseSessionId);
      await setCircles(transaction, enrolment.id, courseId, circles);
    }
    if (mentees !== undefined) {
      if (enrolment.role === 'MEMBER') throw mentorIsFellow();
      await setMentees(transaction, enrolment, mentees, actorId);
    }
    await recordAudit(transaction, {
      action: 'role.changed',
      actorId,
      userId: enrolment.userId,
      courseSessionId: enrolment.courseSessionId,
      subjectId: enrolment.id,
      details: { role: enrolment.role, circles, mentees },
    });
  });
}

const refused = (field: string) => validationFailed([{ field, problems: ['invalid'] }]);

/** @throws not_found; validation_failed for a session that is archived, in which nobody comes any more */
async function openCourseOf(transaction: Database, courseSessionId: string): Promise<string> {
  const [session] = await transaction
    .select({ courseId: courseSessions.courseId, archivedAt: courseSessions.archivedAt })
    .from(courseSessions)
    .where(eq(courseSessions.id, courseSessionId));
  if (session === undefined) throw notFound();
  if (session.archivedAt !== null) throw refused('course_session_id');
  return session.courseId;
}

async function courseOf(transaction: Database, courseSessionId: string): Promise<string> {
  const [session] = await transaction
    .select({ courseId: courseSessions.courseId })
    .from(courseSessions)
    .where(eq(courseSessions.id, courseSessionId));
  if (session === undefined) throw notFound();
  return session.courseId;
}

async function setCircles(
  transaction: Database,
  enrolmentId: string,
  courseId: string,
  circleIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(circleIds)];
  const known = await transaction
    .selectDistinct({ key: pages.translationKey })
    .from(pages)
    .where(
      and(
        eq(pages.courseId, courseId),
        eq(pages.contentType, 'learnpath.Circle'),
        inArray(pages.translationKey, wanted),
      ),
    );
  if (known.length !== wanted.length) throw refused('circle_ids');
  await transaction.delete(expertCircles).where(eq(expertCircles.courseSessionUserId, enrolmentId));
  if (wanted.length === 0) return;
  await transaction
    .insert(expertCircles)
    .values(wanted.map((circleKey) => ({ courseSessionUserId: enrolmentId, circleKey })));
}

/** Joins the mentor with new mentees first, so that one who changes all of them stays a mentor. */
async function setMentees(
  transaction: Database,
  { userId, courseSessionId }: { readonly userId: string; readonly courseSessionId: string },
  menteeIds: readonly string[],
  actorId: string,
): Promise<void> {
  const wanted = [...new Set(menteeIds)];
  const participants = await transaction
    .select({ id: courseSessionUsers.id, userId: courseSessionUsers.userId })
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.role, 'MEMBER'),
        inArray(courseSessionUsers.userId, wanted),
      ),
    );
  if (participants.length !== wanted.length) throw refused('mentee_ids');
  const before = await transaction
    .select({ participantId: mentorRelations.participantId })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .where(
      and(eq(mentorRelations.mentorId, userId), eq(courseSessionUsers.courseSessionId, courseSessionId)),
    );
  const had = new Set(before.map(({ participantId }) => participantId));
  const joined = participants.filter(({ id }) => !had.has(id));
  if (joined.length > 0) {
    await transaction
      .insert(mentorRelations)
      .values(joined.map(({ id }) => ({ mentorId: userId, participantId: id })));
    await recordAudit(
      transaction,
      ...joined.map((mentee) => ({
        action: 'mentor.joined' as const,
        actorId,
        userId: mentee.userId,
        courseSessionId,
        subjectId: userId,
      })),
    );
  }
  const kept = new Set(participants.map(({ id }) => id));
  const left = [...had].filter((id) => !kept.has(id));
  if (left.length === 0) return;
  await endRelations(
    transaction,
    and(eq(mentorRelations.mentorId, userId), inArray(mentorRelations.participantId, left)),
    { courseSessionId, actorId },
  );
}
