import {
  advanceAssignmentStatus,
  finalPoints,
  isAssignmentSubmitted,
  isPassed,
  releaseFinalAt,
  toHundredths,
} from '@learn/domain';
import { type AuditEntry, recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { type FieldError, forbidden, validationFailed } from '../errors.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { unstorableText } from '../unstorableText.ts';
import type { CompletionData, EvaluationTask } from './assignmentData.ts';
import { parseEvaluations, problemOfPoints } from './completionInput.ts';
import { afterRelease } from './events.ts';
import { mergeTaskData } from './mergeTaskData.ts';
import { lockCompletionIfThere, updateCompletion } from './storedCompletion.ts';
import { asSeenByOthers, isReleaseWithdrawable } from './submission.ts';
import type { AssignmentCompletionRow } from './tables.ts';
import { conflictWith, type UpsertRequest, type UpsertWork } from './upsertWork.ts';

const maximumReason = 2000;

/**
 * An evaluator saves or releases the evaluation of submitted work. Points are the sum over the evaluation
 * tasks, or what was sent where there are none. A released evaluation is only changed by another release.
 * @throws as upsertCompletion
 */
export async function evaluateAssignment(
  { db, currentUser }: GraphqlContext,
  work: UpsertWork,
): Promise<AssignmentCompletionRow> {
  const { found, request, assignmentAccess } = work;
  const { evaluation_tasks: tasks } = found.row.texts.de;
  const releases = request.completion_status === 'EVALUATION_SUBMITTED';
  if (!releases && request.completion_status !== 'EVALUATION_IN_PROGRESS') throw forbidden();
  const sent = parseEvaluations(request.completion_data_string, { evaluation_tasks: tasks });

  return db.transaction(async (tx) => {
    const locked = await lockCompletionIfThere(tx, work);
    const row = locked && asSeenByOthers(locked);
    if (row === undefined || !isAssignmentSubmitted(row.completionStatus)) throw forbidden();
    if (request.initialize_completion && row.completionStatus !== 'SUBMITTED') return row;
    const max = row.evaluationMaxPoints ?? found.row.maxPoints;
    assertNumbers(request, max);
    const isStale = request.version != null && request.version !== row.version;
    const next = row.version + 1;
    const merged = mergeTaskData(row.completionData, 'expert_data', {
      sent,
      startedFrom: request.version ?? undefined,
      next,
    });
    const points =
      tasks.length > 0 ? sumOf(tasks, merged.data) : (request.evaluation_points ?? row.evaluationPoints);
    const deduction = deductionOf(request, row);
    const completionStatus = advanceAssignmentStatus(row.completionStatus, request.completion_status);
    const changesNumbers =
      points !== row.evaluationPoints ||
      deduction.points !== row.evaluationPointsDeducted ||
      deduction.reason !== row.evaluationPointsDeductedReason;
    const changesPoints = tasks.length === 0 && points !== row.evaluationPoints;
    const isChanged = merged.isChanged || changesNumbers || completionStatus !== row.completionStatus;
    if (merged.conflicts.length > 0) throw conflictWith(row, work);
    if (!isChanged) return row;
    const isReleased = row.completionStatus === 'EVALUATION_SUBMITTED';
    // The evaluator must have seen what they release, and nobody changes a released evaluation in passing.
    if (isReleased ? !releases || isStale : isStale && (releases || changesPoints || deduction.isChanged)) {
      throw conflictWith(row, work);
    }
    if (releases) assertComplete(tasks, merged.data, { points, max });

    const now = new Date();
    const isCorrection = isReleased && !isReleaseWithdrawable(row, now);
    const standsFrom = releases && !isCorrection ? releaseFinalAt(now) : undefined;
    const saved = await updateCompletion(tx, row.id, {
      completionData: merged.data,
      completionStatus: releases ? 'EVALUATION_SUBMITTED' : 'EVALUATION_IN_PROGRESS',
      version: next,
      updatedAt: now,
      evaluationUserId: currentUser.userId,
      evaluationPoints: points,
      evaluationMaxPoints: max,
      evaluationPointsFinal: points === null ? null : finalPoints(points, deduction.points, max),
      evaluationPassed: releases
        ? (isPassed(found.row.passRule, { points, max, deducted: deduction.points }) ?? null)
        : null,
      // the correction of an evaluation that the participant has seen counts at once
      ...(releases ? { evaluationSubmittedAt: now, evaluationWithdrawableUntil: standsFrom ?? null } : {}),
      ...(deduction.isChanged
        ? {
            evaluationPointsDeducted: deduction.points,
            evaluationPointsDeductedReason: deduction.reason,
            evaluationPointsDeductedUserId: deduction.points > 0 ? currentUser.userId : null,
          }
        : {}),
    });
    await recordEvaluation(tx, {
      before: row,
      saved,
      work,
      actorId: currentUser.userId,
      byAdmin: assignmentAccess.isAdmin,
    });
    if (releases) await afterRelease(tx, work, { actorId: currentUser.userId, from: standsFrom });
    return saved;
  });
}

interface Recorded {
  readonly before: AssignmentCompletionRow;
  readonly saved: AssignmentCompletionRow;
  readonly work: UpsertWork;
  readonly actorId: string;
  readonly byAdmin: boolean;
}

async function recordEvaluation(
  tx: Database,
  { before, saved, work, actorId, byAdmin }: Recorded,
): Promise<void> {
  const entry = (action: AuditEntry['action']): AuditEntry => ({
    action,
    actorId,
    userId: work.userId,
    courseSessionId: work.courseSessionId,
    subjectId: saved.id,
    details: {
      assignment_id: saved.assignmentId,
      before: evaluationDetails(before),
      after: evaluationDetails(saved),
    },
  });
  const isDeducted =
    before.evaluationPointsDeducted !== saved.evaluationPointsDeducted ||
    before.evaluationPointsDeductedReason !== saved.evaluationPointsDeductedReason;
  const isReleased = saved.completionStatus === 'EVALUATION_SUBMITTED';
  await recordAudit(
    tx,
    ...(isDeducted ? [entry('evaluation.deducted')] : []),
    ...(isReleased ? [entry('evaluation.released')] : []),
    ...(byAdmin && !isReleased ? [entry('evaluation.saved')] : []),
  );
}

function evaluationDetails(row: AssignmentCompletionRow) {
  return {
    status: row.completionStatus,
    points: row.evaluationPoints,
    deducted: row.evaluationPointsDeducted,
    reason: row.evaluationPointsDeductedReason,
    final: row.evaluationPointsFinal,
    passed: row.evaluationPassed,
  };
}

function assertNumbers(request: UpsertRequest, max: number): void {
  const fieldErrors: FieldError[] = [];
  for (const field of ['evaluation_points', 'evaluation_points_deducted'] as const) {
    const value = request[field];
    const problem = value == null ? undefined : problemOfPoints(value, max);
    if (problem !== undefined) fieldErrors.push({ field, problems: [problem] });
  }
  const reason = request.evaluation_points_deducted_reason ?? '';
  const field = 'evaluation_points_deducted_reason';
  if (reason.length > maximumReason) fieldErrors.push({ field, problems: ['too_long'] });
  if (unstorableText(reason) !== undefined) fieldErrors.push({ field, problems: ['invalid'] });
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
}

/** A deduction stands with its reason or not at all. @throws validation_failed */
function deductionOf(request: UpsertRequest, row: AssignmentCompletionRow) {
  const points = request.evaluation_points_deducted ?? row.evaluationPointsDeducted;
  const wanted = request.evaluation_points_deducted_reason?.trim() ?? row.evaluationPointsDeductedReason;
  const reason = points > 0 ? wanted : '';
  if (points > 0 && reason === '') {
    throw validationFailed([{ field: 'evaluation_points_deducted_reason', problems: ['required'] }]);
  }
  const isChanged = points !== row.evaluationPointsDeducted || reason !== row.evaluationPointsDeductedReason;
  return { points, reason, isChanged };
}

/** In hundredths, so that many small numbers add up; null before the first point was given. */
function sumOf(tasks: readonly EvaluationTask[], data: CompletionData): number | null {
  const given = tasks.flatMap(({ id }) => data[id]?.expert_data?.points ?? []);
  if (given.length === 0) return null;
  return Number(given.reduce((sum, points) => sum + toHundredths(points), 0n)) / 100;
}

/** Zero points and no points are not the same, so nothing is released half evaluated. @throws validation_failed */
function assertComplete(
  tasks: readonly EvaluationTask[],
  data: CompletionData,
  { points, max }: { readonly points: number | null; readonly max: number },
): void {
  const fieldErrors = tasks
    .filter(({ id, value }) => value.max_points > 0 && data[id]?.expert_data?.points == null)
    .map(
      ({ id }): FieldError => ({
        field: `completion_data_string.${id}.expert_data.points`,
        problems: ['required'],
      }),
    );
  if (tasks.length === 0 && max > 0 && points === null) {
    fieldErrors.push({ field: 'evaluation_points', problems: ['required'] });
  }
  if (fieldErrors.length > 0) throw validationFailed(fieldErrors);
}
