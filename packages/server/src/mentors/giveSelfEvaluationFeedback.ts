import type { EndpointBody, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, feedbackSubmitted, notFound, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { ownFeedbackPath } from './feedbackPath.ts';
import type { FeedbackRow } from './feedbackRows.ts';
import { mayGiveSelfEvaluationFeedback } from './policy.ts';
import { type FeedbackAddress, findSelfEvaluationFeedback } from './readSelfEvaluationFeedback.ts';
import { readTitles } from './selfEvaluationUnit.ts';
import { selfEvaluationFeedbackCriteria, selfEvaluationFeedbacks } from './tables.ts';

/**
 * Keeps the mentor's assessments and comments of the sent criteria, named by pages of any language; at the end all must be
 * assessed. They belong to the round that is named: what waited on a device never comes into another one.
 * @throws not_found also for a round that was taken back or went to another mentor, forbidden for the participant, feedback_submitted, validation_failed
 */
export async function giveSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  sent: FeedbackAddress & EndpointBody<typeof mentorEndpoints.giveSelfEvaluationFeedback>,
): Promise<void> {
  const { rows, placed, course, sessionAccess } = await findSelfEvaluationFeedback(db, currentUser, sent);
  const row = rows.find(({ id }) => id === sent.feedback_id.toLowerCase());
  if (row === undefined) throw notFound();
  assertMayDo(mayGiveSelfEvaluationFeedback, { ...row, ...sessionAccess });
  const keys = placed.unit.performance_criteria.map(({ translation_key }) => translation_key);
  const said = await readSaid(db, keys, sent.criteria);
  const title = await readTitles(db, placed.unit);
  await db.transaction(async (transaction) => {
    // Drafts and the submission wait for each other, and for the participant who asks another mentor.
    const [round] = await transaction
      .select({ submittedAt: selfEvaluationFeedbacks.submittedAt })
      .from(selfEvaluationFeedbacks)
      .where(
        and(
          eq(selfEvaluationFeedbacks.id, row.id),
          eq(selfEvaluationFeedbacks.providerId, currentUser.userId),
        ),
      )
      .for('update');
    if (round === undefined) throw notFound();
    if (round.submittedAt !== null) throw feedbackSubmitted();
    await saveSaid(transaction, row.id, said);
    if (!sent.submitted) return;
    await assertComplete(transaction, row.id, keys);
    await keepSelfAssessments(transaction, row);
    await transaction
      .update(selfEvaluationFeedbacks)
      .set({ submittedAt: sql`now()` })
      .where(eq(selfEvaluationFeedbacks.id, row.id));
    await notify(transaction, {
      userId: row.requesterId,
      category: 'USER_INTERACTION',
      verb: 'self_evaluation_feedback_given',
      details: { title },
      actorId: currentUser.userId,
      targetUrl: ownFeedbackPath({
        courseSlug: course.slug,
        courseSessionId: sent.courseSessionId,
        ...placed,
      }),
      courseId: course.id,
    });
  });
}

type SentCriteria = EndpointBody<typeof mentorEndpoints.giveSelfEvaluationFeedback>['criteria'];

/** What was said, by translation key of the criterion. */
type Said = ReadonlyMap<string, SentCriteria[number]>;

async function readSaid(db: Database, keys: readonly string[], criteria: SentCriteria): Promise<Said> {
  if (criteria.length === 0) return new Map();
  const ids = criteria.map(({ criterion_id }) => criterion_id.toLowerCase());
  const found = await db
    .select({ id: pages.id, key: pages.translationKey })
    .from(pages)
    .where(and(inArray(pages.id, ids), inArray(pages.translationKey, [...keys])));
  const keyOf = new Map(found.map(({ id, key }) => [id, key]));
  const fieldErrors = ids.flatMap((id, index): FieldError[] =>
    keyOf.has(id) ? [] : [{ field: `criteria.${index}.criterion_id`, problems: ['invalid'] }],
  );
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
  return new Map(criteria.map((sent) => [keyOf.get(sent.criterion_id.toLowerCase()) ?? '', sent]));
}

/** What is not sent of a criterion stays as it is. */
async function saveSaid(transaction: Database, feedbackId: string, said: Said): Promise<void> {
  const sent = [...said];
  const assessed = sent.flatMap(([criterionKey, { assessment: status }]) =>
    status === undefined ? [] : [{ feedbackId, criterionKey, status }],
  );
  const commented = sent.flatMap(([criterionKey, { comment }]) =>
    comment === undefined
      ? []
      : [{ feedbackId, criterionKey, status: 'UNKNOWN' as const, comment: comment || null }],
  );
  const target = [selfEvaluationFeedbackCriteria.feedbackId, selfEvaluationFeedbackCriteria.criterionKey];
  if (assessed.length > 0)
    await transaction
      .insert(selfEvaluationFeedbackCriteria)
      .values(assessed)
      .onConflictDoUpdate({ target, set: { status: sql`excluded.status` } });
  if (commented.length > 0)
    await transaction
      .insert(selfEvaluationFeedbackCriteria)
      .values(commented)
      .onConflictDoUpdate({ target, set: { comment: sql`excluded.comment` } });
}

/** Keeps how the participant assesses themselves at this moment, against which they see later what has changed. */
async function keepSelfAssessments(
  transaction: Database,
  { id, requesterId, courseSessionId }: FeedbackRow,
): Promise<void> {
  const own = transaction
    .select({ status: completions.completionStatus })
    .from(completions)
    .where(
      and(
        eq(completions.userId, requesterId),
        eq(completions.courseSessionId, courseSessionId),
        eq(completions.translationKey, selfEvaluationFeedbackCriteria.criterionKey),
        inArray(completions.completionStatus, ['SUCCESS', 'FAIL']),
      ),
    );
  await transaction
    .update(selfEvaluationFeedbackCriteria)
    .set({ selfStatus: sql`coalesce((${own}), 'UNKNOWN')` })
    .where(eq(selfEvaluationFeedbackCriteria.feedbackId, id));
}

async function assertComplete(
  transaction: Database,
  feedbackId: string,
  keys: readonly string[],
): Promise<void> {
  const given = await transaction
    .select({ key: selfEvaluationFeedbackCriteria.criterionKey })
    .from(selfEvaluationFeedbackCriteria)
    .where(
      and(
        eq(selfEvaluationFeedbackCriteria.feedbackId, feedbackId),
        inArray(selfEvaluationFeedbackCriteria.status, ['SUCCESS', 'FAIL']),
      ),
    );
  const known = new Set(given.map(({ key }) => key));
  if (!keys.every((key) => known.has(key))) {
    throw validationFailed([{ field: 'criteria', problems: ['required'] }]);
  }
}
