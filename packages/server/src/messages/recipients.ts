import type { EndpointAnswer, messageEndpoints } from '@learn/contracts/endpoints';
import type { Language } from '@learn/domain';
import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers, supervisorRegions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { personColumns, presentPerson } from '../mentors/presentPerson.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import { accompaniment, accompaniments, closestFirst, relationOf } from './accompaniments.ts';
import { mayAnnounceToCourse } from './policy.ts';
import { conversations } from './tables.ts';
import { presentCourse } from './threadRow.ts';

type Recipients = EndpointAnswer<typeof messageEndpoints.recipients>;

const courseColumns = {
  id: courses.id,
  slug: courses.slug,
  titles: courses.titles,
  courseType: courses.courseType,
};

/** Ids of everybody enrolled in a session. @param courseSessionId a UUID, or a column */
export const peopleOfSession = (courseSessionId: SQL) =>
  sql`select ${courseSessionUsers.userId} as user_id from ${courseSessionUsers}
    where ${courseSessionUsers.courseSessionId} = ${courseSessionId}`;

/** Ids of all people that announcements to a course reach, each once. */
export const peopleOfCourse = (courseId: SQL) =>
  sql`select ${courseSessionUsers.userId} as user_id from ${courseSessionUsers}
    join ${courseSessions} on ${courseSessions.id} = ${courseSessionUsers.courseSessionId}
    where ${courseSessions.courseId} = ${courseId}
    union select ${supervisorRegions.userId} from ${supervisorRegions}
    where ${supervisorRegions.courseId} = ${courseId}`;

/** The people that the current user may write to, and how many people their announcements would reach. */
export async function listRecipients(db: Database, currentUser: CurrentUser): Promise<Recipients> {
  const [persons, sessions, wholeCourses] = await Promise.all([
    readCorrespondents(db, currentUser),
    readSessions(db, currentUser),
    mayAnnounceToCourse.allows(currentUser) ? readCourses(db, currentUser) : [],
  ]);
  const courseIds = [...new Set(sessions.map(({ course }) => course.id))];
  return {
    persons,
    audiences: [...wholeCourses, ...sessions],
    circles: courseIds.length === 0 ? [] : await readCircles(db, courseIds, currentUser.language),
  };
}

async function readCorrespondents(
  db: Database,
  { userId, language }: CurrentUser,
): Promise<Recipients['persons']> {
  const { guideId, participantId, courseSessionId, guideRole } = accompaniment;
  const rows = await db
    .select({
      person: personColumns,
      guideId,
      guideRole,
      course: courseColumns,
      threadId: conversations.id,
    })
    .from(accompaniments)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .innerJoin(users, and(ne(users.id, userId), or(eq(users.id, guideId), eq(users.id, participantId))))
    .leftJoin(
      conversations,
      and(eq(conversations.mentorId, guideId), eq(conversations.participantId, participantId)),
    )
    .where(or(eq(guideId, userId), eq(participantId, userId)))
    .orderBy(...byName, closestFirst(courseSessions.startDate));
  const each = Map.groupBy(rows, ({ person, guideId: guide }) => `${person.id} ${guide}`);
  return [...each.values()].flatMap(([first]) =>
    first === undefined
      ? []
      : [
          {
            ...presentPerson(first.person),
            relation: relationOf(first.guideRole, first.guideId === userId),
            course: presentCourse(first.course, language),
            thread_id: first.threadId,
          },
        ],
  );
}

/** Sessions that they teach or whose region they lead (`mayAnnounceToSession`), the latest first. */
async function readSessions(
  db: Database,
  { userId, language }: CurrentUser,
): Promise<Recipients['audiences']> {
  const rows = await db
    .select({
      course: courseColumns,
      session: { id: courseSessions.id, titles: courseSessions.titles },
      count: countWithout(userId, peopleOfSession(sql`${courseSessions.id}`)),
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(sql`${courseSessions.id} in (
      select ${courseSessionUsers.courseSessionId} from ${courseSessionUsers}
      where ${courseSessionUsers.userId} = ${userId} and ${courseSessionUsers.role} = 'EXPERT')
      or (${courseSessions.courseId}, ${courseSessions.region}) in (
      select ${supervisorRegions.courseId}, ${supervisorRegions.region} from ${supervisorRegions}
      where ${supervisorRegions.userId} = ${userId})`)
    .orderBy(courses.position, courses.id, desc(courseSessions.startDate), courseSessions.id);
  return rows.map(({ course, session, count }) => ({
    course: presentCourse(course, language),
    session: { id: session.id, title: session.titles[language] },
    recipient_count: count,
  }));
}

async function readCourses(
  db: Database,
  { userId, language }: CurrentUser,
): Promise<Recipients['audiences']> {
  const rows = await db
    .select({ course: courseColumns, count: countWithout(userId, peopleOfCourse(sql`${courses.id}`)) })
    .from(courses)
    .orderBy(courses.position, courses.id);
  return rows.map(({ course, count }) => ({
    course: presentCourse(course, language),
    session: null,
    recipient_count: count,
  }));
}

function countWithout(userId: string, people: SQL) {
  return nested<number>(
    sql`(select count(*)::int from (${people}) people where people.user_id <> ${userId})`,
  );
}

/** The circles of courses in the order of their paths; German stands in for a missing translation. */
async function readCircles(
  db: Database,
  courseIds: readonly string[],
  language: Language,
): Promise<Recipients['circles']> {
  const topic = alias(pages, 'topic');
  const rows = await db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      course_id: pages.courseId,
      key: pages.translationKey,
    })
    .from(pages)
    .leftJoin(topic, and(eq(topic.translationKey, pages.parentKey), eq(topic.language, pages.language)))
    .where(
      and(
        inArray(pages.courseId, [...courseIds]),
        eq(pages.contentType, 'learnpath.Circle'),
        pages.live,
        inArray(pages.language, [language, 'de']),
      ),
    )
    .orderBy(topic.position, pages.position, pages.translationKey, desc(eq(pages.language, language)));
  const once = Map.groupBy(rows, ({ key }) => key);
  return [...once.values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const { key: _, ...circle } = first;
    return [circle];
  });
}
