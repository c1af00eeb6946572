import type { EndpointAnswer, mentorEndpoints } from '@learn/contracts/endpoints';
import { and, eq, or } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import {
  type FeedbackRow,
  readCriterionRows,
  readFeedbackRows,
  readSelfAssessments,
} from './feedbackRows.ts';
import { readInCourse } from './inCourse.ts';
import { type InCourse, mayReadSelfEvaluationFeedback } from './policy.ts';
import { givenRounds, presentFeedback, presentHead } from './presentFeedback.ts';
import { type PlacedUnit, readUnit, unitsByKey } from './selfEvaluationUnit.ts';
import { selfEvaluationFeedbacks } from './tables.ts';

type Head = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedbacks>[number];
type Feedback = EndpointAnswer<typeof mentorEndpoints.selfEvaluationFeedback>;

/** Which feedback; `userId` is the participant, the unit a page of any language. */
export interface FeedbackAddress {
  readonly courseSessionId: string;
  readonly unitId: string;
  readonly userId: string;
}

/** The rounds of feedback that the current user may read, the latest first, with what belongs to them. */
export interface FoundFeedback extends InCourse {
  readonly placed: PlacedUnit;
  readonly rows: readonly [FeedbackRow, ...FeedbackRow[]];
}

/**
 * Feedback that the current user asked for, or that they are asked for, the latest first; of published units only, and of
 * each person and unit the latest round.
 * @throws not_found
 */
export async function listSelfEvaluationFeedbacks(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<Head[]> {
  const { course, sessionAccess } = await readInCourse(db, currentUser, courseSessionId);
  const [rows, tree] = await Promise.all([
    readFeedbackRows(
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
  const readable = rows.filter((row) => mayReadSelfEvaluationFeedback.allows({ ...row, ...sessionAccess }));
  return latestOfEach(readable)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .flatMap((row) => {
      const placed = units?.get(row.unitKey);
      return placed === undefined ? [] : [presentHead(row, placed)];
    });
}

/**
 * Self-assessment and feedback beside each other, and what was given earlier; the participant sees the mentor's assessments
 * once they are submitted.
 * @throws not_found
 */
export async function readSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  address: FeedbackAddress,
): Promise<Feedback> {
  const { placed, rows } = await findSelfEvaluationFeedback(db, currentUser, address);
  const keys = placed.unit.performance_criteria.map(({ translation_key }) => translation_key);
  const [own, given] = await Promise.all([
    readSelfAssessments(db, rows[0], keys),
    readCriterionRows(db, [rows[0], ...givenRounds(rows)]),
  ]);
  return presentFeedback({ placed, rows, own, given, readerId: currentUser.userId });
}

/** @throws not_found where nothing was asked, and for everybody else */
export async function findSelfEvaluationFeedback(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, unitId, userId }: FeedbackAddress,
): Promise<FoundFeedback> {
  const inCourse = await readInCourse(db, currentUser, courseSessionId);
  const placed = await readUnit(db, { course: inCourse.course, unitId, language: currentUser.language });
  const all = await readFeedbackRows(
    db,
    and(
      eq(selfEvaluationFeedbacks.courseSessionId, courseSessionId),
      eq(selfEvaluationFeedbacks.requesterId, userId),
      eq(selfEvaluationFeedbacks.unitKey, placed.unit.translation_key),
    ),
  );
  const [latest, ...earlier] = all.filter((row) =>
    mayReadSelfEvaluationFeedback.allows({ ...row, ...inCourse.sessionAccess }),
  );
  if (latest === undefined) throw notFound();
  return { ...inCourse, placed, rows: [latest, ...earlier] };
}

/** Of rows with the latest first, that of each person and unit. */
function latestOfEach(rows: readonly FeedbackRow[]): FeedbackRow[] {
  const byUnit = new Map<string, FeedbackRow>();
  for (const row of rows) {
    const key = `${row.requesterId} ${row.unitKey}`;
    if (!byUnit.has(key)) byUnit.set(key, row);
  }
  return [...byUnit.values()];
}
