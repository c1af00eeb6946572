import { minimumForAverages } from '@learn/domain';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { feedbackResponses } from './tables.ts';

type Response = typeof feedbackResponses.$inferSelect;

/** The answers that are published together: those to one questionnaire of one learning content of a session. */
export type FeedbackGroup = Pick<
  Response,
  'courseSessionId' | 'contentKey' | 'circleKey' | 'questionnaireId'
>;

/**
 * Adds an answer to its group. Of answers at once, one after the other is added, so that each group of five is published
 * by its last answer. Published answers are written anew, in an order drawn by lot and with the day of their
 * publication, so that the table does not tell either which of them came first.
 */
export async function addToGroup(
  transaction: Database,
  group: FeedbackGroup,
  response: Pick<Response, 'answers' | 'satisfaction' | 'submittedOn'>,
): Promise<void> {
  const name = Object.values(group).join(' ');
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await transaction.insert(feedbackResponses).values({ ...group, ...response });
  const waiting = and(
    eq(feedbackResponses.courseSessionId, group.courseSessionId),
    eq(feedbackResponses.contentKey, group.contentKey),
    eq(feedbackResponses.circleKey, group.circleKey),
    eq(feedbackResponses.questionnaireId, group.questionnaireId),
    not(feedbackResponses.published),
  );
  if ((await transaction.$count(feedbackResponses, waiting)) < minimumForAverages) return;
  const whole = await transaction.delete(feedbackResponses).where(waiting).returning();
  const drawn = whole
    .map(({ answers, satisfaction }) => ({ answers, satisfaction, lot: Math.random() }))
    .sort((left, right) => left.lot - right.lot);
  await transaction.insert(feedbackResponses).values(
    drawn.map(({ answers, satisfaction }) => ({
      ...group,
      answers,
      satisfaction,
      submittedOn: response.submittedOn,
      published: true,
    })),
  );
}
