import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { completions } from '../completions/tables.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/tables.ts';
import { personColumns } from './presentPerson.ts';
import { selfEvaluationFeedbackCriteria, selfEvaluationFeedbacks } from './tables.ts';

/** A round of feedback with its two people. */
export type FeedbackRow = Awaited<ReturnType<typeof readFeedbackRows>>[number];

/** Rounds of feedback, the latest first. */
export function readFeedbackRows(db: Database, condition: SQL | undefined) {
  const provider = alias(users, 'provider');
  return db
    .select({
      id: selfEvaluationFeedbacks.id,
      courseSessionId: selfEvaluationFeedbacks.courseSessionId,
      unitKey: selfEvaluationFeedbacks.unitKey,
      requesterId: selfEvaluationFeedbacks.requesterId,
      providerId: selfEvaluationFeedbacks.providerId,
      question: selfEvaluationFeedbacks.question,
      createdAt: selfEvaluationFeedbacks.createdAt,
      submittedAt: selfEvaluationFeedbacks.submittedAt,
      requester: personColumns,
      provider: {
        id: provider.id,
        firstName: provider.firstName,
        lastName: provider.lastName,
        avatarUrl: provider.avatarUrl,
      },
    })
    .from(selfEvaluationFeedbacks)
    .innerJoin(users, eq(users.id, selfEvaluationFeedbacks.requesterId))
    .innerJoin(provider, eq(provider.id, selfEvaluationFeedbacks.providerId))
    .where(condition)
    .orderBy(
      // what is open was asked last
      sql`${selfEvaluationFeedbacks.submittedAt} is null desc`,
      desc(selfEvaluationFeedbacks.createdAt),
      selfEvaluationFeedbacks.id,
    );
}

/** What a mentor said to a criterion in a round. */
export type CriterionRow = Awaited<ReturnType<typeof readCriterionRows>>[number];

/** What mentors said to the criteria of rounds. */
export function readCriterionRows(db: Database, rounds: readonly Pick<FeedbackRow, 'id'>[]) {
  const { feedbackId, criterionKey, status, comment, selfStatus } = selfEvaluationFeedbackCriteria;
  return db
    .select({ feedbackId, key: criterionKey, status, comment, selfStatus })
    .from(selfEvaluationFeedbackCriteria)
    .where(
      inArray(
        feedbackId,
        rounds.map(({ id }) => id),
      ),
    );
}

/** How the participant of a round assesses themselves at present. */
export function readSelfAssessments(
  db: Database,
  row: Pick<FeedbackRow, 'requesterId' | 'courseSessionId'>,
  keys: readonly string[],
) {
  return db
    .select({
      key: completions.translationKey,
      status: completions.completionStatus,
      at: completions.updatedAt,
    })
    .from(completions)
    .where(
      and(
        eq(completions.userId, row.requesterId),
        eq(completions.courseSessionId, row.courseSessionId),
        inArray(completions.translationKey, [...keys]),
      ),
    );
}
