import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { toInstant } from '@learn/domain';
import { countDistinct, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import { menteeProgress } from './menteeProgress.ts';
import { ownMentees } from './ownMentees.ts';
import { personColumns, presentPerson } from './presentPerson.ts';
import { readMentorCourse } from './readMentorCourse.ts';

type Mentee = EndpointAnswer<typeof mentorEndpoints.mentees>[number];

/**
 * The people that the current user accompanies in a course, by name, with progress as specification §4 counts it, in
 * the circles that `visibleCircles` names for the profile of the person.
 * @throws not_found for people who are no mentor there
 */
export async function listMentees(
  db: Database,
  currentUser: CurrentUser,
  courseId: string,
): Promise<Mentee[]> {
  const course = await readMentorCourse(db, currentUser, courseId);
  const tree = await courseTreeReader(db)(course, currentUser.language);
  const { progress, metrics } = menteeProgress(tree);
  const rows = await db
    .select({
      person: { ...personColumns, email: users.email },
      sessionId: courseSessions.id,
      sessionTitles: courseSessions.titles,
      metrics,
    })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .innerJoinLateral(progress, sql`true`)
    .where(ownMentees(currentUser.userId, courseId))
    .orderBy(users.lastName, users.firstName, users.id, courseSessions.startDate, courseSessions.id);
  return rows.map(({ person, sessionId, sessionTitles, metrics: { last_activity_at, ...counts } }) => ({
    ...presentPerson(person),
    email: person.email,
    course_session_id: sessionId,
    course_session_title: sessionTitles[currentUser.language],
    ...counts,
    last_activity_at: last_activity_at === null ? null : toInstant(last_activity_at).toISOString(),
  }));
}

/** @throws not_found for people who are no mentor there */
export async function countMentees(
  db: Database,
  currentUser: CurrentUser,
  courseId: string,
): Promise<number> {
  await readMentorCourse(db, currentUser, courseId);
  const [row] = await db
    .select({ count: countDistinct(courseSessionUsers.userId) })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .where(ownMentees(currentUser.userId, courseId));
  return row?.count ?? 0;
}
