import { and, eq, type SQL } from 'drizzle-orm';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';

/** The mentees of a person in a course: a condition on relations, enrolments and sessions. */
export function ownMentees(userId: string, courseId: string): SQL | undefined {
  return and(
    eq(mentorRelations.mentorId, userId),
    eq(courseSessions.courseId, courseId),
    eq(courseSessionUsers.role, 'MEMBER'),
  );
}
