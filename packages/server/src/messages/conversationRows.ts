import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { users } from '../users/tables.ts';
import { accompaniment, accompaniments, closestFirst, type GuideRole, relationOf } from './accompaniments.ts';
import { olderThan } from './cursor.ts';
import { holdsWords } from './holdsWords.ts';
import { conversations, messages } from './tables.ts';
import {
  excerptLength,
  type Id,
  type Reader,
  type ThreadCourse,
  type ThreadFilter,
  type ThreadRow,
} from './threadRow.ts';

/** Where the one of a conversation accompanies the other: a row per session. */
const ofTheTwo = sql`${accompaniment.guideId} = ${conversations.mentorId}
  and ${accompaniment.participantId} = ${conversations.participantId}`;

/** Condition: what `mayWriteTo` says. */
export function sharedWith(userId: Id): SQL {
  return sql`(${conversations.mentorId} = ${userId} or ${conversations.participantId} = ${userId})
    and exists (select 1 from ${accompaniments} where ${ofTheTwo})`;
}

/** Messages of the other one that the reader has not read. */
const unreadMessages = (userId: Id) =>
  sql`${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.readAt} is null
    and ${messages.withdrawnAt} is null and ${messages.authorId} <> ${userId}`;

/** Condition: there is something in the conversation that the person has not read. */
export const hasUnread = (userId: Id) => sql`exists (select 1 from ${unreadMessages(userId)})`;

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
      met: nested<ThreadCourse & { readonly guideRole: GuideRole }>(sql`(
        select json_build_object('id', ${courses.id}, 'slug', ${courses.slug}, 'titles', ${courses.titles},
          'courseType', ${courses.courseType}, 'guideRole', ${accompaniment.guideRole})
        from ${accompaniments} join ${courseSessions} on ${courseSessions.id} = ${accompaniment.courseSessionId}
        join ${courses} on ${courses.id} = ${courseSessions.courseId}
        where ${ofTheTwo} order by ${closestFirst(courseSessions.startDate)} limit 1)`),
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
  return rows.map(({ mentorId, latestAuthorId, met: { guideRole, ...course }, ...row }) => ({
    ...row,
    course,
    kind: 'conversation',
    title: '',
    relation: relationOf(guideRole, mentorId === userId),
    session: null,
    circle: null,
    own: latestAuthorId === userId,
  }));
}
