import type { assignmentEndpoints, EndpointAnswer, EndpointBody } from '@learn/contracts/endpoints';
import { finalPoints, isPassed } from '@learn/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { type CompletionEvents, prepareCompletionEvents } from '../completions/completionEvents.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, validationFailed } from '../errors.ts';
import { users } from '../users/tables.ts';
import { afterRelease, type Work } from './events.ts';
import { mayImportResults } from './policy.ts';
import { type CourseAssignments, type PlacedAssignment, readCourseAssignments } from './sessionCatalogue.ts';
import { insertIfMissing, lockCompletion, updateCompletion } from './storedCompletion.ts';

type Results = EndpointBody<typeof assignmentEndpoints.testResults>['results'];
type TestResult = Results[number];

interface Import {
  readonly courseSessionId: string;
  readonly results: Results;
}

/** A result with the test and the participant that it names. */
interface KnownResult {
  readonly result: TestResult;
  readonly test: PlacedAssignment;
  readonly userId: string;
}

/**
 * Records results of edoniq tests: each completes its content, tells the participant and is audited. One transaction for
 * all; a result that is there already changes nothing, so an import may be repeated.
 * @throws not_found, forbidden, validation_failed naming `results.<index>.<field>`
 */
export async function recordTestResults(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, results }: Import,
): Promise<EndpointAnswer<typeof assignmentEndpoints.testResults>> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  assertMayDo(mayImportResults, { sessionAccess, circleKeys: [], userIds: [] });
  const courseAssignments = await readCourseAssignments(db, sessionAccess.courseId);
  const known = await recognise(db, courseAssignments, { courseSessionId, results });
  const circleKeys = known.map(({ test }) => test.row.circleKey);
  const userIds = known.map(({ userId }) => userId);
  assertMayDo(mayImportResults, { sessionAccess, circleKeys, userIds });
  const events = await prepareCompletionEvents(db, courseSessionId);
  const visible = { course: courseAssignments.course, enrolments: [], accompaniesOthers: false };
  return db.transaction(async (tx) => {
    let recorded = 0;
    // In one order for all imports, so that two at once wait for each other instead of locking each other out.
    const inOrder = known.toSorted((left, right) => orderOf(left).localeCompare(orderOf(right)));
    for (const { result, test, userId } of inOrder) {
      const work = { found: { ...test, visible }, courseSessionId, userId };
      if (await record(tx, work, { result, actorId: currentUser.userId, events })) recorded += 1;
    }
    return { recorded_count: recorded, unchanged_count: known.length - recorded };
  });
}

const orderOf = ({ userId, test }: KnownResult) => `${userId}:${test.row.id}`;

interface Recording {
  readonly result: TestResult;
  readonly actorId: string;
  readonly events: CompletionEvents;
}

/** @returns false when this result is there already; a deduction made since stays */
async function record(tx: Database, work: Work, { result, actorId, events }: Recording): Promise<boolean> {
  await insertIfMissing(tx, work);
  const row = await lockCompletion(tx, work);
  const isKnown =
    row.completionStatus === 'EVALUATION_SUBMITTED' &&
    row.evaluationPoints === result.points &&
    row.evaluationMaxPoints === result.max_points &&
    row.edoniqExtendedTimeFlag === result.extended_time;
  if (isKnown) return false;
  const now = new Date();
  const deducted = row.evaluationPointsDeducted;
  const score = { points: result.points, max: result.max_points, deducted };
  await updateCompletion(tx, row.id, {
    completionStatus: 'EVALUATION_SUBMITTED',
    version: row.version + 1,
    updatedAt: now,
    submittedAt: row.submittedAt ?? now,
    evaluationSubmittedAt: now,
    evaluationWithdrawableUntil: null,
    evaluationUserId: actorId,
    evaluationPoints: result.points,
    evaluationMaxPoints: result.max_points,
    evaluationPointsFinal: finalPoints(result.points, deducted, result.max_points),
    evaluationPassed: isPassed(work.found.row.passRule, score) ?? null,
    edoniqExtendedTimeFlag: result.extended_time,
  });
  await events.complete(tx, { userId: work.userId, contentKey: work.found.row.contentKey });
  await recordAudit(tx, {
    action: 'test_result.recorded',
    actorId,
    userId: work.userId,
    courseSessionId: work.courseSessionId,
    subjectId: row.id,
    details: {
      assignment_id: work.found.row.id,
      points: result.points,
      max_points: result.max_points,
      points_before: row.evaluationPoints,
    },
  });
  await afterRelease(tx, work, { actorId });
  return true;
}

/** Finds all tests and participants of an import in two statements. @throws validation_failed */
async function recognise(
  db: Database,
  { assignments }: CourseAssignments,
  { courseSessionId, results }: Import,
): Promise<KnownResult[]> {
  const pageIds = results.map((result) => result.learning_content_page_id.toLowerCase());
  const keys = await db
    .select({ id: pages.id, key: pages.translationKey })
    .from(pages)
    .where(inArray(pages.id, pageIds));
  const members = await db
    .select({ id: users.id, username: users.username })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.role, 'MEMBER'),
        or(
          inArray(
            users.id,
            results.flatMap(({ user_id }) => user_id ?? []),
          ),
          inArray(
            users.username,
            results.flatMap(({ username }) => username ?? []),
          ),
        ),
      ),
    );
  const tests = new Map(
    assignments
      .filter(({ row }) => row.assignmentType === 'EDONIQ_TEST')
      .map((test) => [test.row.contentKey, test]),
  );
  const fieldErrors: FieldError[] = [];
  const seen = new Set<string>();
  const known = results.flatMap((result, index): KnownResult[] => {
    const addError = (field: string) =>
      fieldErrors.push({ field: `results.${index}.${field}`, problems: ['invalid'] });
    const key = keys.find(({ id }) => id === pageIds[index])?.key;
    const test = key === undefined ? undefined : tests.get(key);
    const member = members.find(
      ({ id, username }) => id === result.user_id?.toLowerCase() || username === result.username,
    );
    if (test === undefined) addError('learning_content_page_id');
    if (member === undefined) addError(result.user_id === undefined ? 'username' : 'user_id');
    if (test === undefined || member === undefined) return [];
    if (result.extended_time && !test.row.hasExtendedTimeTest) addError('extended_time');
    const name = `${member.id}:${test.row.id}`;
    // Of two results of the same person in the same test, nobody could say which counts.
    if (seen.has(name)) addError('learning_content_page_id');
    seen.add(name);
    return [{ result, test, userId: member.id }];
  });
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
  return known;
}
