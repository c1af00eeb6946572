import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { notFound } from '../errors.ts';
import { mayReadMentees } from './policy.ts';

/**
 * The course in which the current user is a learning mentor, be it without mentees at the moment.
 * @throws not_found for everybody else
 */
export async function readMentorCourse(
  db: Database,
  { userId }: CurrentUser,
  courseId: string,
): Promise<CourseRow> {
  const [course] = await mentorCourse(db).execute({ userId, courseId });
  if (course === undefined || !mayReadMentees.allows(course)) throw notFound();
  return course;
}

const mentorCourse = perDatabase((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select()
    .from(courses)
    .where(
      and(
        eq(courses.id, sql.placeholder('courseId')),
        exists(
          db
            .select({ one: sql`1` })
            .from(courseSessionUsers)
            .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
            .leftJoin(mentorRelations, eq(mentorRelations.participantId, courseSessionUsers.id))
            .where(
              and(
                eq(courseSessions.courseId, courses.id),
                or(
                  eq(mentorRelations.mentorId, userId),
                  and(eq(courseSessionUsers.userId, userId), eq(courseSessionUsers.role, 'LEARNING_MENTOR')),
                ),
              ),
            ),
        ),
      ),
    )
    .prepare('mentor_course');
});
