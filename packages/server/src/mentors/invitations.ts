import { randomBytes } from 'node:crypto';
import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { tokenHash } from '../authentication/tokenHash.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { mentorIsFellow, notFound, tooManyRequests, validationFailed } from '../errors.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { notify } from '../notifications/notify.ts';
import { users } from '../users/tables.ts';
import { readInCourse } from './inCourse.ts';
import { invitationMail, invitationPath } from './invitationMail.ts';
import { type InCourse, mayEditMentors } from './policy.ts';
import { mentorInvitations } from './tables.ts';

type Invitation = EndpointAnswer<typeof mentorEndpoints.invite>;

const lifetimeDays = 14;

/** Invitations are mails to strangers: so many in an hour are enough for everybody. */
const maximumPerHour = 10;

/**
 * The current user's invitations that nobody has accepted, expired ones included, the latest first.
 * @throws not_found, forbidden
 */
export async function listInvitations(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<Invitation[]> {
  const { participantId } = await requireEditor(db, currentUser, courseSessionId);
  const rows = await db
    .select()
    .from(mentorInvitations)
    .where(ownOpen(participantId))
    .orderBy(desc(mentorInvitations.createdAt), mentorInvitations.id);
  return rows.map(present);
}

/**
 * Mails an invitation that is valid for 14 days and once (domain decisions §16). A person who has an account with
 * that address is told there as well.
 * @param email lower case
 * @throws not_found, forbidden, validation_failed for the own address and that of an own mentor, mentor_is_fellow,
 *   too_many_requests
 */
export async function invite(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, email }: { readonly courseSessionId: string; readonly email: string },
): Promise<Invitation> {
  const { course, participantId } = await requireEditor(db, currentUser, courseSessionId);
  const people = { email, participantId, courseSessionId };
  const { inviter, invited } = await readPeople(db, currentUser.userId, people);
  if (inviter.email.toLowerCase() === email || invited?.isMentor) {
    throw validationFailed([{ field: 'email', problems: ['not_allowed'] }]);
  }
  if (invited?.isFellow) throw mentorIsFellow();
  const token = randomBytes(32).toString('base64url');
  const written = await db.transaction(async (transaction) => {
    // One invitation after the other, so that the limit holds for requests at once.
    await transaction
      .select({ id: courseSessionUsers.id })
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.id, participantId))
      .for('update');
    await assertNotTooMany(transaction, participantId);
    // The replaced one still counts for the limit.
    await transaction
      .update(mentorInvitations)
      .set({ revokedAt: sql`now()` })
      .where(and(ownOpen(participantId), eq(mentorInvitations.email, email)));
    const [row] = await transaction
      .insert(mentorInvitations)
      .values({
        participantId,
        email,
        tokenHash: tokenHash(token),
        expiresAt: sql`now() + make_interval(days => ${lifetimeDays})`,
      })
      .returning();
    if (row === undefined) throw new Error('An insert returns its row.');
    const facts = { inviter, course, language: invited?.language ?? currentUser.language };
    await enqueueMail(transaction, {
      recipient: email,
      ...invitationMail(facts),
      link: invitationPath(course.id, token),
    });
    if (invited !== undefined) {
      await notify(transaction, {
        userId: invited.id,
        category: 'USER_INTERACTION',
        verb: 'mentor_invited',
        actorId: currentUser.userId,
        // Not the token: it is a secret, and the account with that address needs none.
        targetUrl: invitationPath(course.id, row.id),
        courseId: course.id,
      });
    }
    return row;
  });
  return present(written);
}

/** @throws not_found for what is no open invitation of the current user */
export async function revokeInvitation(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, id }: { readonly courseSessionId: string; readonly id: string },
): Promise<void> {
  const { participantId } = await requireEditor(db, currentUser, courseSessionId);
  const revoked = await db
    .update(mentorInvitations)
    .set({ revokedAt: sql`now()` })
    .where(and(ownOpen(participantId), eq(mentorInvitations.id, id)))
    .returning({ id: mentorInvitations.id });
  if (revoked.length === 0) throw notFound();
}

/** Neither accepted nor taken back; it may have expired. */
function ownOpen(participantId: string) {
  return and(
    eq(mentorInvitations.participantId, participantId),
    isNull(mentorInvitations.acceptedAt),
    isNull(mentorInvitations.revokedAt),
  );
}

async function requireEditor(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<InCourse & { readonly participantId: string }> {
  const inCourse = await readInCourse(db, currentUser, courseSessionId);
  assertMayDo(mayEditMentors, inCourse);
  return { ...inCourse, participantId: inCourse.sessionAccess.enrolmentId ?? '' };
}

async function readPeople(
  db: Database,
  userId: string,
  {
    email,
    participantId,
    courseSessionId,
  }: { readonly email: string; readonly participantId: string; readonly courseSessionId: string },
) {
  const { id, firstName, lastName, language } = users;
  const rows = await db
    .select({
      ...{ id, firstName, lastName, language, email: users.email },
      mentorId: mentorRelations.mentorId,
      role: courseSessionUsers.role,
    })
    .from(users)
    .leftJoin(
      mentorRelations,
      and(eq(mentorRelations.mentorId, users.id), eq(mentorRelations.participantId, participantId)),
    )
    .leftJoin(
      courseSessionUsers,
      and(eq(courseSessionUsers.userId, users.id), eq(courseSessionUsers.courseSessionId, courseSessionId)),
    )
    .where(sql`${users.id} = ${userId} or lower(${users.email}) = ${email}`)
    .orderBy(users.id);
  const inviter = rows.find((row) => row.id === userId);
  const other = rows.find((row) => row.id !== userId && row.email.toLowerCase() === email);
  if (inviter === undefined) throw notFound();
  return {
    inviter,
    invited: other && { ...other, isMentor: other.mentorId !== null, isFellow: other.role === 'MEMBER' },
  };
}

async function assertNotTooMany(transaction: Database, participantId: string): Promise<void> {
  const [row] = await transaction
    .select({ recent: count() })
    .from(mentorInvitations)
    .where(
      and(
        eq(mentorInvitations.participantId, participantId),
        gt(mentorInvitations.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  if ((row?.recent ?? 0) >= maximumPerHour) throw tooManyRequests(60 * 60);
}

function present(row: typeof mentorInvitations.$inferSelect): Invitation {
  return {
    id: row.id,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    expired: row.expiresAt.getTime() <= Date.now(),
  };
}
