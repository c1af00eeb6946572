import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { type CompletionStatus, toAssessmentStatus } from '@learn/domain';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { assertMaySee } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { completions } from '../completions/tables.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { readInCourse } from './inCourse.ts';
import { type InCourse, mayReadSelfEvaluationFeedback } from './policy.ts';
import { personColumns, presentPerson } from './presentPerson.ts';
import { type PlacedUnit, presentPage, readUnit, unitsByKey } from './selfEvaluationUnit.ts';
import { selfEvaluationFeedbackCriteria, selfEvaluationFeedbacks } from './tables.ts';

type Head = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedbacks>[number];
type Feedback = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedback>;

/** Which feedback; `userId` is the participant, the unit a page of any language. */
export interface FeedbackAddress {
  readonly courseSessionId: string;
  readonly unitId: string;
  readonly userId: string;
}

/** A feedback that the current user may read, with what belongs to it. */
export interface FoundFeedback extends InCourse {
  readonly placed: PlacedUnit;
  readonly row: FeedbackRow;
}

/**
 * Feedback that the current user asked for, or that they are asked for, the latest first; of published units only.
 * @throws not_found
 */
export async function listSelfEvaluationFeedbacks(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<Head[]> {
  const { course, sessionAccess } = await readInCourse(db, currentUser, courseSessionId);
  const [rows, tree] = await Promise.all([
    readRows(
      db,
      and(
        eq(selfEvaluationFeedbacks.courseSessionId, courseSessionId),
        or(
          eq(selfEvaluationFeedbacks.requesterId, currentUser.userId),
          eq(selfEvaluationFeedbacks.providerId, currentUser.userId),
        ),
      ),
    ),
    courseTreeReader(db)(course, currentUser.language),
  ]);
  const units = tree === undefined ? undefined : unitsByKey(tree);
  return rows
    .filter((row) => mayReadSelfEvaluationFeedback.allows({ ...row, ...sessionAccess }))
    .flatMap((row) => {
      const placed = units?.get(row.unitKey);
      return placed === undefined ? [] : [presentHead(row, placed)];
    });
}

/**
 * Self-assessment and feedback beside each other; the participant sees the mentor's assessments once they are submitted.
 * @throws not_found
 */
export async function readSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  address: FeedbackAddress,
): Promise<Feedback> {
  const { placed, row } = await findSelfEvaluationFeedback(db, currentUser, address);
  const keys = placed.unit.performance_criteria.map(({ translation_key }) => translation_key);
  const [own, given] = await Promise.all([
    db
      .select({ key: completions.translationKey, status: completions.completionStatus })
      .from(completions)
      .where(
        and(
          eq(completions.userId, row.requesterId),
          eq(completions.courseSessionId, row.courseSessionId),
          inArray(completions.translationKey, keys),
        ),
      ),
    db
      .select({
        key: selfEvaluationFeedbackCriteria.criterionKey,
        status: selfEvaluationFeedbackCriteria.status,
      })
      .from(selfEvaluationFeedbackCriteria)
      .where(eq(selfEvaluationFeedbackCriteria.feedbackId, row.id)),
  ]);
  const isShown = row.submittedAt !== null || currentUser.userId === row.providerId;
  const statusOf = (key: string, all: readonly { key: string; status: CompletionStatus }[]) =>
    toAssessmentStatus(all.find((one) => one.key === key)?.status);
  return {
    ...presentHead(row, placed),
    criteria: placed.unit.performance_criteria.map(({ id, title, competence_id, translation_key }) => ({
      id,
      title,
      competence_id,
      self_assessment: statusOf(translation_key, own),
      feedback: isShown ? statusOf(translation_key, given) : 'UNKNOWN',
    })),
  };
}

/** @throws not_found where nothing was asked, and for everybody else */
export async function findSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, unitId, userId }: FeedbackAddress,
): Promise<FoundFeedback> {
  const inCourse = await readInCourse(db, currentUser, courseSessionId);
  const placed = await readUnit(db, { course: inCourse.course, unitId, language: currentUser.language });
  const [row] = await readRows(
    db,
    and(
      eq(selfEvaluationFeedbacks.courseSessionId, courseSessionId),
      eq(selfEvaluationFeedbacks.requesterId, userId),
      eq(selfEvaluationFeedbacks.unitKey, placed.unit.translation_key),
    ),
  );
  if (row === undefined) throw notFound();
  assertMaySee(mayReadSelfEvaluationFeedback, { ...row, ...inCourse.sessionAccess });
  return { ...inCourse, placed, row };
}

type FeedbackRow = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Database, condition: SQL | undefined) {
  const provider = alias(users, 'provider');
  return db
    .select({
      id: selfEvaluationFeedbacks.id,
      courseSessionId: selfEvaluationFeedbacks.courseSessionId,
      unitKey: selfEvaluationFeedbacks.unitKey,
      requesterId: selfEvaluationFeedbacks.requesterId,
      providerId: selfEvaluationFeedbacks.providerId,
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
    .orderBy(desc(selfEvaluationFeedbacks.createdAt), selfEvaluationFeedbacks.id);
}

function presentHead(row: FeedbackRow, { unit, circle }: PlacedUnit): Head {
  return {
    id: row.id,
    learning_unit: presentPage(unit),
    circle: presentPage(circle),
    requester: presentPerson(row.requester),
    provider: presentPerson(row.provider),
    requested_at: row.createdAt.toISOString(),
    submitted_at: row.submittedAt?.toISOString() ?? null,
  };
}
