import { advanceAssignmentStatus, isAssignmentSubmitted } from '@learn/domain';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { prepareCompletionEvents } from '../completions/completionEvents.ts';
import { assertUnlocked } from '../completions/sessionProgress.ts';
import { ownCompletionsLoader } from '../course-pages/loaders.ts';
import type { Database } from '../database/database.ts';
import { files } from '../documents/tables.ts';
import { assignmentSubmitted, forbidden, validationFailed } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import type { AcceptedDeclaration } from './assignmentData.ts';
import { parseAnswers, type SentAnswers } from './completionInput.ts';
import { afterSubmission } from './events.ts';
import { mergeTaskData } from './mergeTaskData.ts';
import { insertIfMissing, lockCompletion, updateCompletion } from './storedCompletion.ts';
import type { AssignmentCompletionRow } from './tables.ts';
import { conflictWith, type UpsertRequest, type UpsertWork } from './upsertWork.ts';

/** A participant saves or submits their own answers. @throws as upsertCompletion */
export async function answerAssignment(
  context: GraphqlContext,
  work: UpsertWork,
): Promise<AssignmentCompletionRow> {
  const { db } = context;
  const { found, request, courseSessionId } = work;
  assertOwnFieldsOnly(request);
  const submits = request.completion_status === 'SUBMITTED';
  // Tests are done on their own platform: their result arrives, nobody hands them in here.
  if (submits && found.row.assignmentType === 'EDONIQ_TEST') throw forbidden();
  if (submits) assertDeclared(work);
  await assertOpen(context, work);
  const { answers, fileIds } = parseAnswers(request.completion_data_string, found.row.texts.de);
  if (request.initialize_completion && Object.keys(answers).length > 0) {
    throw validationFailed([{ field: 'completion_data_string', problems: ['not_allowed'] }]);
  }
  await assertOwnFiles(db, work.userId, { fileIds, answers });
  const events = submits ? await prepareCompletionEvents(db, courseSessionId) : undefined;

  return db.transaction(async (tx) => {
    const isNew = await insertIfMissing(tx, work);
    const row = await lockCompletion(tx, work);
    if (request.initialize_completion && !isNew) return row;
    const isOver = isAssignmentSubmitted(row.completionStatus);
    const next = row.version + 1;
    const { data, conflicts, isChanged } = mergeTaskData(row.completionData, 'user_data', {
      sent: answers,
      startedFrom: request.version ?? undefined,
      next,
    });
    const completionStatus = advanceAssignmentStatus(row.completionStatus, request.completion_status);
    if (isOver) {
      if (isChanged || conflicts.length > 0 || !submits) throw assignmentSubmitted();
      return row;
    }
    if (conflicts.length > 0) throw conflictWith(row, work);
    if (!isNew && !isChanged && completionStatus === row.completionStatus) return row;
    const now = new Date();
    const saved = await updateCompletion(tx, row.id, {
      completionData: data,
      completionStatus: completionStatus === 'SUBMITTED' ? 'SUBMITTED' : 'IN_PROGRESS',
      version: next,
      updatedAt: now,
      ...(submits
        ? {
            submittedAt: now,
            additionalJsonData: { ...row.additionalJsonData, ...declarationOf(context, work, now) },
          }
        : {}),
    });
    if (events !== undefined) await afterSubmission(tx, events, { ...work, submittedAt: now });
    return saved;
  });
}

/** What belongs to the evaluation is not the participant's to write. */
function assertOwnFieldsOnly(request: UpsertRequest): void {
  const evaluates = [
    request.evaluation_points,
    request.evaluation_points_deducted,
    request.evaluation_points_deducted_reason,
    request.evaluation_passed,
    request.evaluation_user_id,
  ].some((value) => value != null);
  const status = request.completion_status;
  if (evaluates || (status !== 'IN_PROGRESS' && status !== 'SUBMITTED')) throw forbidden();
}

/** What an assignment wants to be declared comes with the submission. @throws validation_failed */
function assertDeclared({ found, request }: UpsertWork): void {
  if (found.row.texts.de.declaration != null && request.declaration_accepted !== true)
    throw validationFailed([{ field: 'declaration_accepted', problems: ['required'] }]);
}

function declarationOf(
  { language }: GraphqlContext,
  { found }: UpsertWork,
  now: Date,
): { readonly declaration?: AcceptedDeclaration } {
  const { declaration: text } = found.row.texts[language];
  return text == null ? {} : { declaration: { text, accepted_at: now.toISOString() } };
}

function assertOpen(
  context: GraphqlContext,
  { found: { tree, place }, courseSessionId }: UpsertWork,
): Promise<void> {
  return assertUnlocked({ circle: place.circle, tree }, async () => {
    const all = await ownCompletionsLoader(context).load(tree.courseId);
    return all.filter((row) => row.courseSessionId === courseSessionId);
  });
}

/** Only own, completely uploaded files may be handed in. @throws validation_failed */
async function assertOwnFiles(
  db: Database,
  userId: string,
  { fileIds, answers }: { readonly fileIds: readonly string[]; readonly answers: SentAnswers },
): Promise<void> {
  if (fileIds.length === 0) return;
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), eq(files.ownerId, userId), isNotNull(files.finishedAt)));
  const own = new Set(rows.map(({ id }) => id));
  const fieldErrors = Object.entries(answers).flatMap(([taskId, blocks]) =>
    Object.entries(blocks)
      .filter(([, value]) => typeof value === 'string' && fileIds.includes(value))
      .filter(([, value]) => !own.has(String(value)))
      .map(([blockId]) => ({
        field: `completion_data_string.${taskId}.user_data.${blockId}`,
        problems: ['invalid' as const],
      })),
  );
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
}
