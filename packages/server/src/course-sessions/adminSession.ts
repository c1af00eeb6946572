import type { adminSessionEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { notFound } from '../errors.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { presentListed, sessionColumns } from './adminSessions.ts';
import { isUsed } from './isUsed.ts';
import { courseSessions, courseSessionUsers, expertCircles, supervisorRegions } from './tables.ts';

/**
 * A session as administrators see it: with who runs it and whether it can be deleted.
 * @throws not_found
 */
export async function readAdminSession(
  db: Database,
  courseSessionId: string,
  language: Language,
): Promise<EndpointAnswer<typeof adminSessionEndpoints.read>> {
  const [[row], experts, supervisors] = await Promise.all([
    db
      .select({ ...sessionColumns, used: nested<boolean>(isUsed(sql`${courseSessions.id}`)) })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.id, courseSessions.courseId))
      .where(eq(courseSessions.id, courseSessionId)),
    readExperts(db, courseSessionId),
    readSupervisors(db, courseSessionId),
  ]);
  if (row === undefined) throw notFound();
  const { titles, archivedAt } = row.session;
  return {
    ...presentListed(row, language),
    titles,
    archived_at: archivedAt?.toISOString() ?? null,
    experts,
    supervisors,
    can_delete: !row.used,
  };
}

function readExperts(db: Database, courseSessionId: string) {
  return db
    .select({
      enrolment_id: courseSessionUsers.id,
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
      avatar_url: users.avatarUrl,
      circle_keys: nested<string[]>(sql`(
        select coalesce(json_agg(${expertCircles.circleKey}), '[]'::json) from ${expertCircles}
        where ${expertCircles.courseSessionUserId} = ${courseSessionUsers.id})`),
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(
      and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.role, 'EXPERT')),
    )
    .orderBy(...byName)
    .limit(1000);
}

function readSupervisors(db: Database, courseSessionId: string) {
  return db
    .select({ user_id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(supervisorRegions)
    .innerJoin(
      courseSessions,
      and(
        eq(courseSessions.courseId, supervisorRegions.courseId),
        eq(courseSessions.region, supervisorRegions.region),
      ),
    )
    .innerJoin(users, eq(users.id, supervisorRegions.userId))
    .where(eq(courseSessions.id, courseSessionId))
    .orderBy(...byName)
    .limit(1000);
}
