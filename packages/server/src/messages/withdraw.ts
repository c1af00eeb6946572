import { and, eq, isNull, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { notifications } from '../notifications/tables.ts';
import { readableBy } from './announcementRows.ts';
import { sharedWith } from './conversationRows.ts';
import { mayWithdraw } from './policy.ts';
import { announcements, conversations, messages } from './tables.ts';
import { threadPath } from './threadPath.ts';

/**
 * Withdraws an own announcement, which is gone for everybody then, or an own message, of which the others see that
 * there was one. The title and the text are erased, what people were told of it goes with it, and it is recorded. A
 * repeat changes nothing.
 * @throws not_found for what is not theirs to read, forbidden for what others wrote
 */
export async function withdraw(db: Database, currentUser: CurrentUser, id: string): Promise<void> {
  if (!(await withdrawAnnouncement(db, currentUser, id)) && !(await withdrawMessage(db, currentUser, id)))
    throw notFound();
}

async function withdrawAnnouncement(db: Database, { userId }: CurrentUser, id: string): Promise<boolean> {
  const [found] = await db
    .select({
      authorId: announcements.authorId,
      courseId: announcements.courseId,
      courseSessionId: announcements.courseSessionId,
    })
    .from(announcements)
    .where(
      and(eq(announcements.id, id), sql`(${announcements.authorId} = ${userId} or (${readableBy(userId)}))`),
    );
  if (found === undefined) return false;
  const { authorId, courseId, courseSessionId } = found;
  assertMayDo(mayWithdraw, { userId, authorId });
  await db.transaction(async (transaction) => {
    const gone = await transaction
      .update(announcements)
      .set({ withdrawnAt: sql`now()`, title: '', text: '' })
      .where(and(eq(announcements.id, id), isNull(announcements.withdrawnAt)))
      .returning({ id: announcements.id });
    if (gone.length === 0) return;
    // Also of people who have left the session since. The verb is written out, so that the index of such
    // notifications is taken.
    await transaction
      .delete(notifications)
      .where(
        and(sql`${notifications.verb} = 'announcement_written'`, eq(notifications.targetUrl, threadPath(id))),
      );
    await recordAudit(transaction, {
      action: 'announcement.withdrawn',
      actorId: userId,
      ...(courseSessionId === null ? {} : { courseSessionId }),
      subjectId: id,
      details: { course_id: courseId },
    });
  });
  return true;
}

async function withdrawMessage(db: Database, { userId }: CurrentUser, id: string): Promise<boolean> {
  const [found] = await db
    .select({ authorId: messages.authorId, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), sharedWith(userId)));
  if (found === undefined) return false;
  const { authorId, conversation } = found;
  assertMayDo(mayWithdraw, { userId, authorId });
  const other = conversation.mentorId === userId ? conversation.participantId : conversation.mentorId;
  await db.transaction(async (transaction) => {
    const gone = await transaction
      .update(messages)
      .set({ withdrawnAt: sql`now()`, text: '' })
      .where(and(eq(messages.id, id), isNull(messages.withdrawnAt)))
      .returning({ id: messages.id });
    if (gone.length === 0) return;
    await transaction
      .delete(notifications)
      .where(
        and(
          eq(notifications.userId, other),
          eq(notifications.targetUrl, threadPath(conversation.id)),
          sql`${notifications.details} ->> 'message' = ${id}`,
        ),
      );
    await recordAudit(transaction, {
      action: 'message.withdrawn',
      actorId: userId,
      userId: other,
      subjectId: id,
    });
  });
  return true;
}
