import { minimumForAverages } from '@learn/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { feedbackResponses } from './tables.ts';

/** Responses of a session; by translation keys. */
export interface FeedbackScope {
  readonly courseSessionId: string;
  readonly circleKey: string | undefined;
  readonly contentKey?: string | undefined;
}

export interface FeedbackCounts {
  readonly response_count: number;
  /** responses that the metrics are made of */
  readonly shown_response_count: number;
  readonly minimum_responses: number;
}

/** The responses of a scope, each with the number of published ones in its group. */
export function responsesOf({ courseSessionId, circleKey, contentKey }: FeedbackScope): SQL {
  const conditions = and(
    eq(feedbackResponses.courseSessionId, courseSessionId),
    circleKey === undefined ? undefined : eq(feedbackResponses.circleKey, circleKey),
    contentKey === undefined ? undefined : eq(feedbackResponses.contentKey, contentKey),
  );
  return sql`(select circle_key, content_key, questionnaire_id, answers, published,
    count(*) filter (where published) over (partition by circle_key, content_key, questionnaire_id) as alike
    from ${feedbackResponses} where ${conditions})`;
}

/** Condition on a response of `responsesOf`. */
export const isShown = sql`(published and alike >= ${minimumForAverages})`;

/** @param responses of `responsesOf` */
export async function countResponses(db: Database, responses: SQL): Promise<FeedbackCounts> {
  const [row] = await db
    .select({
      response_count: sql<number>`count(*)::int`,
      shown_response_count: sql<number>`(count(*) filter (where ${isShown}))::int`,
    })
    .from(sql`${responses} as response`);
  return { response_count: 0, shown_response_count: 0, ...row, minimum_responses: minimumForAverages };
}

/** How many have given feedback on a circle; its reader has to see that circle. */
export function countFeedback(db: Database, scope: FeedbackScope): Promise<FeedbackCounts> {
  return countResponses(db, responsesOf(scope));
}
