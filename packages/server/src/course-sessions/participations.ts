import { type SessionRole, sessionActions } from '@learn/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { configurationOf } from '../courses/configuration.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';
import { courseSessions, courseSessionUsers, mentorRelations, supervisorRegions } from './tables.ts';

/** A session that a person has something to do with, and as what. */
export interface Participation {
  readonly session: typeof courseSessions.$inferSelect;
  readonly course: CourseRow;
  readonly role: SessionRole;
  readonly actions: readonly string[];
}

/**
 * All sessions of a person, by course and begin: those they are enrolled in, those of their mentees, and those of the
 * regions that they lead. Of several reasons the first counts, so everyone has one role per session; who accompanies
 * somebody beside it can do so.
 */
export async function readParticipations(db: Database, userId: string): Promise<Participation[]> {
  const rows = await participationsOf(db).execute({ userId });
  const accompanied = new Set(
    rows.filter(({ role }) => role === 'LEARNING_MENTOR').map(({ session }) => session.id),
  );
  return rows
    .filter(({ session }, index) => rows[index - 1]?.session.id !== session.id)
    .map((row) => ({
      ...row,
      actions: sessionActions(row.role, configurationOf(row.course), accompanied.has(row.session.id)),
    }));
}

const participationsOf = perDatabase((db) => {
  const userId = unseen('userId', 'uuid');
  const reasons = unionAll(
    db
      .select({
        sessionId: courseSessionUsers.courseSessionId,
        role: sql<SessionRole>`${courseSessionUsers.role}`.as('role'),
        rank: sql<number>`1`.as('rank'),
      })
      .from(courseSessionUsers)
      .where(eq(courseSessionUsers.userId, userId)),
    db
      .select({
        sessionId: courseSessionUsers.courseSessionId,
        role: sql<SessionRole>`'LEARNING_MENTOR'`.as('role'),
        rank: sql<number>`2`.as('rank'),
      })
      .from(mentorRelations)
      .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
      .where(eq(mentorRelations.mentorId, userId)),
    db
      .select({
        sessionId: courseSessions.id,
        role: sql<SessionRole>`'SUPERVISOR'`.as('role'),
        rank: sql<number>`3`.as('rank'),
      })
      .from(supervisorRegions)
      .innerJoin(
        courseSessions,
        and(
          eq(courseSessions.courseId, supervisorRegions.courseId),
          eq(courseSessions.region, supervisorRegions.region),
        ),
      )
      .where(eq(supervisorRegions.userId, userId)),
  ).as('reasons');
  // One by one by their key: the planner takes most people to have far more sessions than they have, and would read all.
  const session = db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.id, reasons.sessionId))
    .limit(1)
    .as('session');
  return db
    .select({
      session: session._.selectedFields,
      course: getTableColumns(courses),
      role: reasons.role,
    })
    .from(reasons)
    .crossJoinLateral(session)
    .innerJoin(courses, eq(courses.id, session.courseId))
    .orderBy(courses.position, courses.id, session.startDate, session.id, reasons.rank)
    .prepare('participations');
});
