import { fillPath, linkPatterns } from '@learn/contracts';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { fullName, isUuid, type Language, mentorInvitationState } from '@learn/domain';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { forbidden, invitationInvalid, mentorIsFellow } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import { mentorInvitations } from './tables.ts';

/** Who opens the mailed link; nobody is logged in at first. */
export interface InvitationReader {
  readonly currentUser: CurrentUser | undefined;
  readonly language: Language;
}

/**
 * What an invitation says.
 * @param token of the mailed link, or the invitation's id for a user whose address was invited
 * @throws invitation_invalid when it was accepted, taken back or is too old
 */
export async function showInvitation(
  db: Database,
  token: string,
  { currentUser, language }: InvitationReader,
): Promise<EndpointAnswer<typeof mentorEndpoints.showInvitation>> {
  const [found] = await db
    .select({
      email: mentorInvitations.email,
      expiresAt: mentorInvitations.expiresAt,
      inviter: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      course: { id: courses.id, slug: courses.slug, titles: courses.titles, type: courses.courseType },
      sessionTitles: courseSessions.titles,
    })
    .from(mentorInvitations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorInvitations.participantId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(and(isInvitation(token, currentUser), isOpen, eq(courseSessionUsers.role, 'MEMBER')));
  if (found === undefined) throw await notAcceptable(db, token, currentUser);
  return {
    participant_name: fullName(found.inviter.firstName, found.inviter.lastName),
    course_id: found.course.id,
    course_title: found.course.titles[language],
    course_slug: found.course.slug,
    course_type: found.course.type,
    course_session_title: found.sessionTitles[language],
    email: found.email,
    expires_at: found.expiresAt.toISOString(),
    is_own: found.inviter.id === currentUser?.userId,
  };
}

/**
 * Joins mentor and participant. Of several who accept at once one succeeds.
 * @throws invitation_invalid as above, forbidden for the person who made the invitation, mentor_is_fellow for
 *   participants of the session
 */
export async function acceptInvitation(
  db: Database,
  currentUser: CurrentUser,
  token: string,
): Promise<EndpointAnswer<typeof mentorEndpoints.acceptInvitation>> {
  return db.transaction(async (transaction) => {
    const [accepted] = await transaction
      .update(mentorInvitations)
      .set({ acceptedAt: sql`now()`, acceptedBy: currentUser.userId })
      .where(and(isInvitation(token, currentUser), isOpen))
      .returning({ participantId: mentorInvitations.participantId });
    if (accepted === undefined) throw await notAcceptable(transaction, token, currentUser);
    const { participantId } = accepted;
    const [found] = await transaction
      .select({ enrolment: courseSessionUsers, course: courses })
      .from(courseSessionUsers)
      .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(and(eq(courseSessionUsers.id, participantId), eq(courseSessionUsers.role, 'MEMBER')));
    if (found === undefined) throw invitationInvalid();
    const { enrolment, course } = found;
    // The exception takes the acceptance back with the transaction.
    if (enrolment.userId === currentUser.userId) throw forbidden();
    const { courseSessionId } = enrolment;
    await transaction
      .insert(mentorRelations)
      .values({ mentorId: currentUser.userId, participantId })
      .onConflictDoNothing();
    const isCurrentUser = and(
      eq(courseSessionUsers.userId, currentUser.userId),
      eq(courseSessionUsers.courseSessionId, courseSessionId),
    );
    // Taking the role from mentors who accompany nobody waits for this, and this for it.
    await transaction
      .select({ id: courseSessionUsers.id })
      .from(courseSessionUsers)
      .where(isCurrentUser)
      .for('update');
    // One role per person and session: an expert who is a mentor as well stays an expert.
    const granted = await transaction
      .insert(courseSessionUsers)
      .values({ userId: currentUser.userId, courseSessionId, role: 'LEARNING_MENTOR' })
      .onConflictDoNothing()
      .returning({ id: courseSessionUsers.id });
    // Asked last, because they may have become a participant meanwhile.
    const [own] = await transaction
      .select({ role: courseSessionUsers.role })
      .from(courseSessionUsers)
      .where(isCurrentUser);
    if (own?.role === 'MEMBER') throw mentorIsFellow();
    const page = fillPath(linkPatterns.learningMentor, { courseSlug: course.slug }) ?? '';
    const url = inSession(page, courseSessionId);
    await notify(transaction, {
      userId: enrolment.userId,
      category: 'USER_INTERACTION',
      verb: 'mentor_accepted',
      actorId: currentUser.userId,
      targetUrl: url,
      courseId: course.id,
    });
    await recordAudit(
      transaction,
      {
        action: 'mentor.joined',
        actorId: currentUser.userId,
        userId: enrolment.userId,
        courseSessionId,
        subjectId: currentUser.userId,
      },
      ...granted.map(({ id }) => ({
        action: 'role.granted' as const,
        actorId: currentUser.userId,
        userId: currentUser.userId,
        courseSessionId,
        subjectId: id,
        details: { role: 'LEARNING_MENTOR' },
      })),
    );
    return { course_session_id: courseSessionId, course_slug: course.slug, url };
  });
}

function isInvitation(token: string, currentUser: CurrentUser | undefined): SQL | undefined {
  return or(
    eq(mentorInvitations.tokenHash, tokenHash(token)),
    currentUser !== undefined && isUuid(token) ? isAddressedTo(token, currentUser.userId) : undefined,
  );
}

const isOpen = and(
  isNull(mentorInvitations.acceptedAt),
  isNull(mentorInvitations.revokedAt),
  gt(mentorInvitations.expiresAt, sql`now()`),
);

/** Why an invitation cannot be accepted; told to the holder of its link and to the invited account alone. */
async function notAcceptable(db: Database, token: string, currentUser: CurrentUser | undefined) {
  const [found] = await db.select().from(mentorInvitations).where(isInvitation(token, currentUser));
  const state = found && mentorInvitationState(found, new Date());
  // an open one whose participant has left is as good as taken back
  return invitationInvalid(state === 'open' ? 'withdrawn' : state);
}

/** The notification of an account leads here by the id, which is no secret; so the address must be its own. */
function isAddressedTo(invitationId: string, userId: string): SQL | undefined {
  return and(
    eq(mentorInvitations.id, invitationId),
    sql`${mentorInvitations.email} = (select lower(invited.email) from ${users} as invited where invited.id = ${userId})`,
  );
}
