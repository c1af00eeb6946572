import type { EndpointBody, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, mentorRelations } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, feedbackSubmitted, forbidden, validationFailed } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { feedbackPath } from './feedbackPath.ts';
import { readInCourse } from './inCourse.ts';
import { mayAskForFeedback, mayGiveSelfEvaluationFeedback } from './policy.ts';
import { type FeedbackAddress, findSelfEvaluationFeedback } from './readSelfEvaluationFeedback.ts';
import { readTitles, readUnit } from './selfEvaluationUnit.ts';
import { selfEvaluationFeedbackCriteria, selfEvaluationFeedbacks } from './tables.ts';

/**
 * Asks a mentor for feedback on the own self-assessment of a unit. Asking again changes the mentor; once feedback was
 * given, it begins a new round, of which the former assessments are the draft.
 * @throws not_found, forbidden for other people's self-assessments and other courses, validation_failed for a mentor
 *   who is not their own
 */
export async function requestSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, unitId, userId, mentorId }: FeedbackAddress & { readonly mentorId: string },
): Promise<void> {
  const inCourse = await readInCourse(db, currentUser, courseSessionId);
  assertMayDo(mayAskForFeedback, inCourse);
  if (userId !== currentUser.userId) throw forbidden();
  const { course } = inCourse;
  const { unit } = await readUnit(db, { course, unitId, language: currentUser.language });
  await assertOwnMentor(db, inCourse.sessionAccess.enrolmentId ?? '', mentorId);
  const title = await readTitles(db, unit);
  await db.transaction(async (transaction) => {
    const round = { providerId: mentorId, createdAt: sql`now()`, submittedAt: null };
    const [asked] = await transaction
      .insert(selfEvaluationFeedbacks)
      .values({
        courseSessionId,
        unitKey: unit.translation_key,
        requesterId: currentUser.userId,
        providerId: mentorId,
      })
      .onConflictDoUpdate({
        target: [
          selfEvaluationFeedbacks.requesterId,
          selfEvaluationFeedbacks.courseSessionId,
          selfEvaluationFeedbacks.unitKey,
        ],
        set: round,
        // The same question once more tells nobody anything new.
        setWhere: sql`${selfEvaluationFeedbacks.submittedAt} is not null
          or ${selfEvaluationFeedbacks.providerId} <> ${mentorId}`,
      })
      .returning({ id: selfEvaluationFeedbacks.id });
    if (asked === undefined) return;
    await notify(transaction, {
      userId: mentorId,
      category: 'USER_INTERACTION',
      verb: 'self_evaluation_feedback_requested',
      details: { title },
      actorId: currentUser.userId,
      targetUrl: feedbackPath({
        courseSlug: course.slug,
        courseSessionId,
        unitId: unit.id,
        menteeId: currentUser.userId,
      }),
      courseId: course.id,
    });
  });
}

async function assertOwnMentor(db: Database, enrolmentId: string, mentorId: string): Promise<void> {
  const [found] = await db
    .select({ id: mentorRelations.mentorId })
    .from(mentorRelations)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
    .where(and(eq(courseSessionUsers.id, enrolmentId), eq(mentorRelations.mentorId, mentorId)));
  if (found === undefined) throw validationFailed([{ field: 'mentor_id', problems: ['invalid'] }]);
}

/**
 * Keeps the mentor's assessments of the sent criteria, named by pages of any language; at the end all must be assessed.
 * @throws not_found, forbidden for the participant, feedback_submitted, validation_failed
 */
export async function giveSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  sent: FeedbackAddress & EndpointBody<typeof mentorEndpoints.giveSelfEvaluationFeedback>,
): Promise<void> {
  const { row, placed, course, sessionAccess } = await findSelfEvaluationFeedback(db, currentUser, sent);
  assertMayDo(mayGiveSelfEvaluationFeedback, { ...row, ...sessionAccess });
  const keys = placed.unit.performance_criteria.map(({ translation_key }) => translation_key);
  const assessed = await readAssessed(db, keys, sent.criteria);
  const title = await readTitles(db, placed.unit);
  await db.transaction(async (transaction) => {
    // Drafts and the submission wait for each other.
    const [open] = await transaction
      .select({ id: selfEvaluationFeedbacks.id })
      .from(selfEvaluationFeedbacks)
      .where(and(eq(selfEvaluationFeedbacks.id, row.id), isNull(selfEvaluationFeedbacks.submittedAt)))
      .for('update');
    if (open === undefined) throw feedbackSubmitted();
    await saveAssessed(transaction, row.id, assessed);
    if (!sent.submitted) return;
    await assertComplete(transaction, row.id, keys);
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
      targetUrl: feedbackPath({
        courseSlug: course.slug,
        courseSessionId: sent.courseSessionId,
        unitId: placed.unit.id,
        menteeId: row.requesterId,
      }),
      courseId: course.id,
    });
  });
}

type SentCriteria = EndpointBody<typeof mentorEndpoints.giveSelfEvaluationFeedback>['criteria'];

/** By translation key of the criterion. */
type Assessed = ReadonlyMap<string, SentCriteria[number]['assessment']>;

async function readAssessed(
  db: Database,
  keys: readonly string[],
  criteria: SentCriteria,
): Promise<Assessed> {
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
  return new Map(
    criteria.map(({ criterion_id, assessment }) => [keyOf.get(criterion_id.toLowerCase()) ?? '', assessment]),
  );
}

async function saveAssessed(transaction: Database, feedbackId: string, assessed: Assessed): Promise<void> {
  if (assessed.size === 0) return;
  await transaction
    .insert(selfEvaluationFeedbackCriteria)
    .values([...assessed].map(([criterionKey, status]) => ({ feedbackId, criterionKey, status })))
    .onConflictDoUpdate({
      target: [selfEvaluationFeedbackCriteria.feedbackId, selfEvaluationFeedbackCriteria.criterionKey],
      set: { status: sql`excluded.status` },
    });
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
