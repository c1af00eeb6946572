import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { courseSessions, courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { users } from '../users/tables.ts';
import { olderThan } from './cursor.ts';
import { holdsWords } from './holdsWords.ts';
import { conversations, messages } from './tables.ts';
import {
  excerptLength,
  type Reader,
  type ThreadCourse,
  type ThreadFilter,
  type ThreadRow,
} from './threadRow.ts';

/** Where the mentor of a conversation accompanies its participant: the enrolments of all sessions. */
const joint = sql`${mentorRelations}
  join ${courseSessionUsers} on ${courseSessionUsers.id} = ${mentorRelations.participantId}
    and ${courseSessionUsers.role} = 'MEMBER'`;

const ofTheTwo = sql`${mentorRelations.mentorId} = ${conversations.mentorId}
  and ${courseSessionUsers.userId} = ${conversations.participantId}`;

/** Condition: what `mayWriteTo` says. */
export function sharedWith(userId: string): SQL {
  return sql`(${conversations.mentorId} = ${userId} or ${conversations.participantId} = ${userId})
    and exists (select 1 from ${joint} where ${ofTheTwo})`;
}

/** Messages of the other one that the reader has not read. */
const unreadMessages = (userId: string) =>
  sql`${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.readAt} is null
    and ${messages.withdrawnAt} is null and ${messages.authorId} <> ${userId}`;

const hasUnread = (userId: string) => sql`exists (select 1 from ${unreadMessages(userId)})`;

/** The conversations of a reader, the latest first, in one statement. */
export async function readConversationRows(
  db: Database,
  { userId }: Pick<Reader, 'userId'>,
  { id, unread, search, before, limit }: ThreadFilter,
): Promise<ThreadRow[]> {
  const latest = db
    .select({
      authorId: messages.authorId,
      excerpt: sql<string>`left(${messages.text}, ${excerptLength})`.as('excerpt'),
    })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as('latest');
  const rows = await db
    .select({
      id: conversations.id,
      mentorId: conversations.mentorId,
      at: conversations.lastMessageAt,
      person: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        avatarUrl: users.avatarUrl,
      },
      excerpt: latest.excerpt,
      latestAuthorId: latest.authorId,
      course: nested<ThreadCourse>(sql`(
        select json_build_object('id', ${courses.id}, 'slug', ${courses.slug}, 'titles', ${courses.titles},
          'courseType', ${courses.courseType})
        from ${joint} join ${courseSessions} on ${courseSessions.id} = ${courseSessionUsers.courseSessionId}
        join ${courses} on ${courses.id} = ${courseSessions.courseId}
        where ${ofTheTwo} order by ${courseSessions.startDate} desc, ${courseSessions.id} limit 1)`),
      unreadCount: nested<number>(sql`(select count(*)::int from ${unreadMessages(userId)})`),
    })
    .from(conversations)
    .innerJoin(
      users,
      and(
        ne(users.id, userId),
        or(eq(users.id, conversations.mentorId), eq(users.id, conversations.participantId)),
      ),
    )
    .innerJoinLateral(latest, sql`true`)
    .where(
      and(
        sharedWith(userId),
        id === undefined ? undefined : eq(conversations.id, id),
        olderThan({ at: conversations.lastMessageAt, id: conversations.id }, before),
        unread ? hasUnread(userId) : undefined,
        holdsWords(
          sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || (
          select coalesce(string_agg(${messages.text}, ' '), '') from ${messages}
          where ${messages.conversationId} = ${conversations.id})`,
          search,
        ),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit);
  return rows.map(({ mentorId, latestAuthorId, ...row }) => ({
    ...row,
    kind: 'conversation',
    title: '',
    relation: mentorId === userId ? 'mentee' : 'mentor',
    session: null,
    circle: null,
    own: latestAuthorId === userId,
  }));
}

/** In how many conversations there is something that the person has not read. */
export function countUnreadConversations(db: Database, userId: string): Promise<number> {
  return db.$count(conversations, and(sharedWith(userId), hasUnread(userId)));
}
