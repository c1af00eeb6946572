import { and, eq } from 'drizzle-orm';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { courseCourseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
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
 * Enrols a person as a participant, with the profile that he has chosen where the course has it. Who is enrolled
 * already stays as he is.
 * @returns id of the enrolment
 */
export async function enrolBuyer(transaction: Database, place: Place): Promise<string> {
  const [profile] = await transaction
    .select({ id: courseCourseProfiles.courseProfileId })
    .from(users)
    .innerJoin(courseCourseProfiles, eq(courseCourseProfiles.courseProfileId, users.chosenProfileId))
    .innerJoin(courses, and(eq(courses.id, courseCourseProfiles.courseId), courses.enableCourseProfiles))
    .innerJoin(
      courseSessions,
      and(eq(courseSessions.courseId, courses.id), eq(courseSessions.id, place.courseSessionId)),
    )
    .where(eq(users.id, place.userId));
  const [created] = await transaction
    .insert(courseSessionUsers)
    .values({ ...place, role: 'MEMBER', chosenProfileId: profile?.id ?? null })
    .onConflictDoNothing({ target: [courseSessionUsers.userId, courseSessionUsers.courseSessionId] })
    .returning({ id: courseSessionUsers.id });
  const enrolment = created ?? (await findEnrolment(transaction, place));
  if (enrolment === undefined) throw new Error('The enrolment was neither there nor created.');
  return enrolment.id;
}
