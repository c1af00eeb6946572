import type { EndpointAnswer, EndpointQuery, messageEndpoints } from '@learn/contracts/endpoints';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { notFound } from '../errors.ts';
import { readAnnouncementRows } from './announcementRows.ts';
import { readConversationRows } from './conversationRows.ts';
import { olderThan, pageOf, placeOf } from './cursor.ts';
import { announcementReads, announcements, messages } from './tables.ts';
import { presentThread, type Reader, type ThreadRow } from './threadRow.ts';
import { unreadThreads } from './unreadThreads.ts';

type Threads = EndpointAnswer<typeof messageEndpoints.threads>;
type Detail = EndpointAnswer<typeof messageEndpoints.thread>;
type Message = Detail['messages'][number];

const latestFirst = (left: ThreadRow, right: ThreadRow) =>
  right.at.getTime() - left.at.getTime() || (left.id < right.id ? 1 : -1);

/** A page of the announcements and conversations of the current user, the latest first; three statements, however many there are. */
export async function listThreads(
  db: Database,
  currentUser: CurrentUser,
  { kind, unread, search, before, max }: EndpointQuery<typeof messageEndpoints.threads>,
): Promise<Threads> {
  const filter = { unread, search, before: placeOf(before), limit: max + 1 };
  const [announced, talks, [unreadCount]] = await Promise.all([
    kind === 'conversation' ? [] : readAnnouncementRows(db, currentUser, filter),
    kind === 'announcement' ? [] : readConversationRows(db, currentUser, filter),
    db.select({ count: nested<number>(unreadThreads(currentUser.userId)) }).from(sql`(select) nothing`),
  ]);
  const { page, next } = pageOf([...announced, ...talks].sort(latestFirst), max, (row) => row);
  return {
    unread_count: unreadCount?.count ?? 0,
    threads: page.map((row) => presentThread(row, currentUser.language)),
    next,
  };
}

/**
 * One thread of the current user.
 * @throws not_found for what is not theirs to read
 */
export async function findThread(db: Database, reader: Reader, id: string): Promise<ThreadRow> {
  const [[announcement], [conversation]] = await Promise.all([
    readAnnouncementRows(db, reader, { id, limit: 1 }),
    readConversationRows(db, reader, { id, limit: 1 }),
  ]);
  const found = announcement ?? conversation;
  if (found === undefined) throw notFound();
  return found;
}

/** A thread with a page of its texts, the latest first. @throws not_found */
export async function readThread(
  db: Database,
  currentUser: CurrentUser,
  { id, before, max }: EndpointQuery<typeof messageEndpoints.thread> & { readonly id: string },
): Promise<Detail> {
  const row = await findThread(db, currentUser, id);
  const thread = presentThread(row, currentUser.language);
  if (row.kind === 'announcement') {
    const { message, reach } = await readAnnouncement(db, row);
    return { thread, messages: [message], next: null, reach };
  }
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        olderThan({ at: messages.createdAt, id: messages.id }, placeOf(before)),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(max + 1);
  const { page, next } = pageOf(found, max, ({ createdAt, id: messageId }) => ({
    at: createdAt,
    id: messageId,
  }));
  return {
    thread,
    messages: page.map((message) => presentMessage(message, currentUser.userId)),
    next,
    reach: null,
  };
}

async function readAnnouncement(db: Database, { id, own, at, unreadCount, person }: ThreadRow) {
  const [found] = await db
    .select({ text: announcements.text, recipients: announcements.recipients })
    .from(announcements)
    .where(eq(announcements.id, id));
  if (found === undefined) throw notFound();
  const read = own ? await db.$count(announcementReads, eq(announcementReads.announcementId, id)) : 0;
  const message: Message = {
    id,
    author_id: person?.id ?? null,
    own,
    text: found.text,
    at: at.toISOString(),
    withdrawn: false,
    unread: unreadCount > 0,
    read: false,
  };
  return { message, reach: own ? { recipients: found.recipients, read } : null };
}

export function presentMessage(row: typeof messages.$inferSelect, readerId: string): Message {
  const own = row.authorId === readerId;
  return {
    id: row.id,
    author_id: row.authorId,
    own,
    text: row.text,
    at: row.createdAt.toISOString(),
    withdrawn: row.withdrawnAt !== null,
    unread: !own && row.readAt === null && row.withdrawnAt === null,
    read: own && row.readAt !== null,
  };
}
