import type { EndpointAnswer, enrolmentEndpoints } from '@learn/contracts/endpoints';
import { fullName, type Language } from '@learn/domain';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { pagePosition, pageTitle } from '../course-pages/pageTitle.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';

const mostSessions = 500;
const mostMembers = 5000;

/** The circles and the participants of a session, to choose from. @throws not_found */
export async function readEnrolmentOptions(
  db: Database,
  courseSessionId: string,
  language: Language,
): Promise<EndpointAnswer<typeof enrolmentEndpoints.options>> {
  const [session] = await db
    .select({ courseId: courseSessions.courseId })
    .from(courseSessions)
    .where(eq(courseSessions.id, courseSessionId));
  if (session === undefined) throw notFound();
  const keys = db
    .selectDistinct({ key: pages.translationKey })
    .from(pages)
    .where(and(eq(pages.courseId, session.courseId), eq(pages.contentType, 'learnpath.Circle')))
    .as('keys');
  const [circles, members] = await Promise.all([
    db
      .select({ id: keys.key, title: sql<string>`${pageTitle(keys.key, language)}` })
      .from(keys)
      .orderBy(pagePosition(keys.key), keys.key),
    db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(courseSessionUsers)
      .innerJoin(users, eq(users.id, courseSessionUsers.userId))
      .where(
        and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.role, 'MEMBER')),
      )
      .orderBy(...byName)
      .limit(mostMembers),
  ]);
  return {
    circles,
    members: members.map(({ id, firstName, lastName }) => ({
      user_id: id,
      name: fullName(firstName, lastName),
    })),
  };
}

/** Courses with their regions and latest sessions, in which somebody can still be enrolled; two statements. */
export async function readRoleOptions(
  db: Database,
  language: Language,
): Promise<EndpointAnswer<typeof enrolmentEndpoints.roleOptions>> {
  const ranked = db
    .select({
      id: courseSessions.id,
      courseId: courseSessions.courseId,
      titles: courseSessions.titles,
      startDate: courseSessions.startDate,
      endDate: courseSessions.endDate,
      place:
        sql<number>`row_number() over (partition by ${courseSessions.courseId} order by ${courseSessions.startDate} desc, ${courseSessions.id})`.as(
          'place',
        ),
    })
    .from(courseSessions)
    .where(isNull(courseSessions.archivedAt))
    .as('ranked');
  const [found, sessions] = await Promise.all([
    db
      .select({
        course: courses,
        regions: sql<string[]>`array(select s.region from ${courseSessions} s
          where s.course_id = ${courses}.id and s.region <> '' group by s.region order by s.region)`,
      })
      .from(courses)
      .orderBy(asc(courses.position), courses.id),
    db
      .select()
      .from(ranked)
      .where(sql`${ranked.place} <= ${mostSessions}`)
      .orderBy(desc(ranked.startDate), ranked.id),
  ]);
  const ofCourse = Map.groupBy(sessions, ({ courseId }) => courseId);
  return found.map(({ course, regions }) => ({
    id: course.id,
    title: course.titles[language],
    course_type: course.courseType,
    regions,
    sessions: (ofCourse.get(course.id) ?? []).map(({ id, titles, startDate, endDate }) => ({
      id,
      title: titles[language],
      start_date: startDate,
      end_date: endDate,
    })),
  }));
}
