import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { notifications } from '../notifications/tables.ts';
import { findThread } from './readThreads.ts';
import { announcementReads, messages } from './tables.ts';
import { threadPath } from './threadPath.ts';

/**
 * Marks what the current user has seen of a thread: everything up to a message, and what they were told of it.
 * @param messageId of a message of the thread; the announcement's own id for an announcement
 * @throws not_found for what is not theirs to read
 */
export async function markThreadRead(
  db: Database,
  currentUser: CurrentUser,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<void> {
  const { kind, own, unreadCount } = await findThread(db, currentUser, id);
  if (kind === 'announcement' && messageId !== id) throw notFound();
  if (kind === 'announcement' && own) return;
  await db.transaction(async (transaction) => {
    const until =
      kind === 'announcement'
        ? await readAnnouncement(transaction, currentUser.userId, { id, isUnread: unreadCount > 0 })
        : await readMessages(transaction, currentUser.userId, { conversationId: id, messageId });
    await transaction
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(notifications.userId, currentUser.userId),
          eq(notifications.targetUrl, threadPath(id)),
          isNull(notifications.readAt),
          until === undefined ? undefined : lte(notifications.createdAt, until),
        ),
      );
  });
}

/** People who came later have nothing unread: it was not sent to them, and they are not counted among its readers. */
async function readAnnouncement(
  transaction: Database,
  userId: string,
  { id, isUnread }: { readonly id: string; readonly isUnread: boolean },
): Promise<undefined> {
  if (!isUnread) return;
  await transaction.insert(announcementReads).values({ announcementId: id, userId }).onConflictDoNothing();
}

/** @returns when that message was written */
async function readMessages(
  transaction: Database,
  userId: string,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): Promise<Date> {
  const [last] = await transaction
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)));
  if (last === undefined) throw notFound();
  await transaction
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.authorId, userId),
        isNull(messages.readAt),
        lte(messages.createdAt, last.at),
      ),
    );
  return last.at;
}
