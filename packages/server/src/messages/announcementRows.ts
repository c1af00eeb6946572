import type { Language } from '@learn/domain';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { pages } from '../course-pages/tables.ts';
import { courseSessions, courseSessionUsers, supervisorRegions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { users } from '../users/tables.ts';
import { olderThan } from './cursor.ts';
import { holdsWords } from './holdsWords.ts';
import { announcementReads, announcements } from './tables.ts';
import { excerptLength, type Id, type Reader, type ThreadFilter, type ThreadRow } from './threadRow.ts';

/** The sessions in which a person is enrolled, in whatever role. */
const sessionsOf = (userId: Id) =>
  sql`select ${courseSessionUsers.courseSessionId} from ${courseSessionUsers}
    where ${courseSessionUsers.userId} = ${userId}`;

/** The courses of these sessions, and those of which they lead a region. */
const coursesOf = (userId: Id) =>
  sql`select ${courseSessions.courseId} from ${courseSessions}
    where ${courseSessions.id} in (${sessionsOf(userId)})
    union select ${supervisorRegions.courseId} from ${supervisorRegions}
    where ${supervisorRegions.userId} = ${userId}`;

/** Condition on a course: announcements to it reach that person. */
export function reachesCourse(courseId: string, userId: string): SQL<boolean> {
  return sql<boolean>`${courseId}::uuid in (${coursesOf(userId)})`;
}

/** Each branch by its own index, whatever the number of announcements of others. */
const announcementsOf = (userId: Id) => sql`
  select ${announcements.id} from ${announcements} where ${announcements.courseSessionId} in (${sessionsOf(userId)})
  union all select ${announcements.id} from ${announcements}
  where ${announcements.courseSessionId} is null and ${announcements.courseId} in (${coursesOf(userId)})`;

const writtenBy = (userId: Id) =>
  sql`select ${announcements.id} from ${announcements} where ${announcements.authorId} = ${userId}`;

/** Condition: what `mayReadAnnouncement` says, of what was not withdrawn. */
export function readableBy(userId: Id): SQL {
  return sql`${announcements.withdrawnAt} is null
    and ${announcements.id} in (${announcementsOf(userId)} union all ${writtenBy(userId)})`;
}

/** Whether it is unread; what was announced before a person came is there for them, but not as unread. */
export function isUnreadBy(userId: Id): SQL<boolean> {
  return sql<boolean>`(${announcements.authorId} is distinct from ${userId}::uuid
    and not exists (select 1 from ${announcementReads}
      where ${announcementReads.announcementId} = ${announcements.id} and ${announcementReads.userId} = ${userId})
    and ${announcements.createdAt} >= coalesce((select min(${courseSessionUsers.createdAt})
      from ${courseSessionUsers}
      join ${courseSessions} on ${courseSessions.id} = ${courseSessionUsers.courseSessionId}
      where ${courseSessionUsers.userId} = ${userId} and ${courseSessions.courseId} = ${announcements.courseId}
      and (${announcements.courseSessionId} is null
        or ${announcements.courseSessionId} = ${courseSessionUsers.courseSessionId})), '-infinity'))`;
}

/** The announcements of a reader, the latest first, in one statement. */
export async function readAnnouncementRows(
  db: Database,
  reader: Reader,
  { id, unread, search, before, limit }: ThreadFilter,
): Promise<ThreadRow[]> {
  const { userId, language } = reader;
  const rows = await db
    .select({
      id: announcements.id,
      authorId: announcements.authorId,
      title: announcements.title,
      excerpt: sql<string>`left(${announcements.text}, ${excerptLength})`,
      at: announcements.createdAt,
      author: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        avatarUrl: users.avatarUrl,
      },
      course: {
        id: courses.id,
        slug: courses.slug,
        titles: courses.titles,
        courseType: courses.courseType,
      },
      session: { id: courseSessions.id, titles: courseSessions.titles },
      circle: circlePage(language),
      isUnread: nested<boolean>(isUnreadBy(userId)),
    })
    .from(announcements)
    .innerJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(courseSessions, eq(courseSessions.id, announcements.courseSessionId))
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(
      and(
        readableBy(userId),
        id === undefined ? undefined : eq(announcements.id, id),
        olderThan({ at: announcements.createdAt, id: announcements.id }, before),
        unread ? isUnreadBy(userId) : undefined,
        holdsWords(
          sql`${announcements.title} || ' ' || ${announcements.text} || ' ' || coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
          search,
        ),
      ),
    )
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(limit);
  return rows.map(({ authorId, author, course, isUnread, ...row }) => ({
    ...row,
    kind: 'announcement',
    person: author,
    relation: null,
    course,
    own: authorId === userId,
    unreadCount: isUnread ? 1 : 0,
  }));
}

function circlePage(language: Language) {
  return nested<ThreadRow['circle']>(sql`(
    select json_build_object('id', ${pages.id}, 'slug', ${pages.slug}, 'title', ${pages.title})
    from ${pages} where ${pages.translationKey} = ${announcements.circleKey} and ${pages.live}
    and ${pages.language} in (${language}, 'de')
    order by ${pages.language} = ${language} desc limit 1)`);
}
