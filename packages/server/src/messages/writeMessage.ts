import type { EndpointAnswer, EndpointBody, messageEndpoints } from '@learn/contracts/endpoints';
import { and, eq, exists, or, sql } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { accompaniment, accompaniments, closestFirst } from './accompaniments.ts';
import { assertBelowLimit, lockAuthor } from './limits.ts';
import { mayWriteTo } from './policy.ts';
import { presentMessage } from './readThreads.ts';
import { conversations, messages } from './tables.ts';
import { threadPath } from './threadPath.ts';

const limit = { table: messages, maximum: 60, minutes: 10 } as const;

/**
 * Writes to somebody whom the author accompanies or is accompanied by, and tells them, in one transaction; the first message begins the conversation. A
 * repeat with the same key is the message that is there.
 * @throws not_found for other people and their conversations, validation_failed for a key of something else, too_many_requests
 */
export async function writeMessage(
  db: Database,
  currentUser: CurrentUser,
  input: EndpointBody<typeof messageEndpoints.write>,
): Promise<EndpointAnswer<typeof messageEndpoints.write>> {
  const authorId = currentUser.userId;
  const { text, idempotency_key: idempotencyKey } = input;
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, authorId);
    const pair = await findPair(transaction, authorId, input);
    assertMaySee(mayWriteTo, { joined: pair !== undefined });
    if (pair === undefined) throw new Error('The policy lets nobody through who is not joined.');
    const known = await findKnown(transaction, authorId, idempotencyKey);
    if (known !== undefined) {
      const { message } = known;
      const isSame =
        known.mentorId === pair.mentorId &&
        known.participantId === pair.participantId &&
        (message.withdrawnAt !== null || message.text === text);
      if (!isSame) throw validationFailed([{ field: 'idempotency_key', problems: ['invalid'] }]);
      return { thread_id: message.conversationId, message: presentMessage(message, authorId) };
    }
    await assertBelowLimit(transaction, authorId, limit);
    const { mentorId, participantId, courseId } = pair;
    // The row of the conversation makes its messages follow each other; the clock, because both may have begun at once.
    const [conversation] = await transaction
      .insert(conversations)
      .values({ mentorId, participantId, lastMessageAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: [conversations.mentorId, conversations.participantId],
        set: { lastMessageAt: sql`greatest(${conversations.lastMessageAt}, clock_timestamp())` },
      })
      .returning();
    if (conversation === undefined) throw new Error('No conversation was created.');
    const [message] = await transaction
      .insert(messages)
      .values({
        conversationId: conversation.id,
        authorId,
        text,
        idempotencyKey,
        createdAt: conversation.lastMessageAt,
      })
      .returning();
    if (message === undefined) throw new Error('No message was created.');
    await notify(transaction, {
      userId: authorId === mentorId ? participantId : mentorId,
      category: 'USER_INTERACTION',
      verb: 'message_written',
      details: { message: message.id },
      actorId: authorId,
      targetUrl: threadPath(conversation.id),
      courseId,
    });
    return { thread_id: conversation.id, message: presentMessage(message, authorId) };
  });
}

/**
 * How the one accompanies the other. Where each accompanies the other, there may be a conversation of each: the one that is answered
 * counts, else the author writes as the one who accompanies.
 */
async function findPair(
  transaction: Database,
  authorId: string,
  input: Pick<EndpointBody<typeof messageEndpoints.write>, 'person_id' | 'thread_id'>,
) {
  const personId = input.person_id.toLowerCase();
  const { guideId, participantId, courseSessionId } = accompaniment;
  const [pair] = await transaction
    .select({ mentorId: guideId, participantId, courseId: courseSessions.courseId })
    .from(accompaniments)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionId))
    .where(
      and(
        or(
          and(eq(guideId, authorId), eq(participantId, personId)),
          and(eq(guideId, personId), eq(participantId, authorId)),
        ),
        input.thread_id === undefined
          ? undefined
          : exists(
              transaction
                .select()
                .from(conversations)
                .where(
                  and(
                    eq(conversations.id, input.thread_id),
                    eq(conversations.mentorId, guideId),
                    eq(conversations.participantId, participantId),
                  ),
                ),
            ),
      ),
    )
    .orderBy(sql`${guideId} = ${authorId} desc`, closestFirst(courseSessions.startDate))
    .limit(1);
  return pair;
}

async function findKnown(transaction: Database, authorId: string, idempotencyKey: string) {
  const [known] = await transaction
    .select({
      message: messages,
      mentorId: conversations.mentorId,
      participantId: conversations.participantId,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.authorId, authorId), eq(messages.idempotencyKey, idempotencyKey)));
  return known;
}
