import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { choicesOffered, offeredChoices } from '../courses/offeredChoices.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import { endAccompanimentsBy } from '../mentors/endRelations.ts';
import { users } from '../users/tables.ts';

interface Place {
  readonly userId: string;
  readonly courseSessionId: string;
}

/** The enrolment that a person has in a session, of whatever role. */
export async function findEnrolment(db: Database, { userId, courseSessionId }: Place) {
  const [found] = await db
    .select({ id: courseSessionUsers.id, role: courseSessionUsers.role })
    .from(courseSessionUsers)
    .where(
      and(eq(courseSessionUsers.userId, userId), eq(courseSessionUsers.courseSessionId, courseSessionId)),
    );
  return found;
}

/**
 * Enrols a person as a participant, with the profile and the option that they have chosen where the course has them.
 * Who is enrolled already stays as they are. Who becomes a participant accompanies nobody of the session any more.
 * @param actorId who gives the place: the person, or an admin who confirms their order
 * @returns id of the enrolment
 * @throws validation_failed for a person who is erased, and for a session that is archived
 */
export async function enrolBuyer(transaction: Database, place: Place, actorId: string): Promise<string> {
  const [person] = await transaction
    .select({
      erasedAt: users.erasedAt,
      chosen: { chosenProfileId: users.chosenProfileId, courseOption: users.chosenCourseOption },
    })
    .from(users)
    .where(eq(users.id, place.userId))
    .for('no key update');
  if (person === undefined || person.erasedAt !== null) throw refused('user_id');
  const enrolled = await findEnrolment(transaction, place);
  if (enrolled !== undefined) return enrolled.id;
  const [session] = await transaction
    .select({ archivedAt: courseSessions.archivedAt, offered: offeredChoices })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessions.id, place.courseSessionId));
  if (session === undefined || session.archivedAt !== null) throw refused('course_session_id');
  const choices = choicesOffered(person.chosen, session.offered);
  const [created] = await transaction
    .insert(courseSessionUsers)
    .values({ ...place, role: 'MEMBER', ...choices })
    .onConflictDoNothing({ target: [courseSessionUsers.userId, courseSessionUsers.courseSessionId] })
    .returning({ id: courseSessionUsers.id });
  if (created !== undefined) {
    await endAccompanimentsBy(transaction, place, actorId);
    await recordAudit(transaction, {
      action: 'role.granted',
      actorId,
      ...place,
      subjectId: created.id,
      details: { role: 'MEMBER' },
    });
    return created.id;
  }
  const enrolment = await findEnrolment(transaction, place);
  if (enrolment === undefined) throw new Error('The enrolment was neither there nor created.');
  return enrolment.id;
}

const refused = (field: string) => validationFailed([{ field, problems: ['invalid'] }]);
