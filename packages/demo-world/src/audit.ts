import type {
  NewAssignmentCompletion,
  NewAttendanceEntry,
  NewAuditEntry,
  NewExamTransition,
} from './rows.ts';

/** What was done in a session and has to stand in the record. */
export interface AuditedWork {
  readonly courseSessionId: string;
  readonly assignmentCompletions: readonly NewAssignmentCompletion[];
  readonly attendanceEntries: readonly NewAttendanceEntry[];
  readonly examTransitions: readonly NewExamTransition[];
}

/** The record of what happened in a session, the oldest first. */
export function auditRows(work: AuditedWork): NewAuditEntry[] {
  const { courseSessionId } = work;
  const released = work.assignmentCompletions.flatMap((completion): NewAuditEntry[] => {
    if (completion.evaluationSubmittedAt == null) return [];
    const common = {
      at: completion.evaluationSubmittedAt,
      userId: completion.userId,
      courseSessionId,
      subjectId: completion.id ?? null,
    };
    const about = { assignment_id: completion.assignmentId };
    if (completion.evaluationUserId == null) {
      return [
        { ...common, action: 'test_result.recorded', details: { points: completion.evaluationPoints } },
      ];
    }
    const entry = (action: 'evaluation.released' | 'evaluation.deducted'): NewAuditEntry => ({
      ...common,
      action,
      actorId: completion.evaluationUserId,
      details: { ...about, before: nothing, after: evaluationDetails(completion) },
    });
    return completion.evaluationPointsDeducted
      ? [entry('evaluation.deducted'), entry('evaluation.released')]
      : [entry('evaluation.released')];
  });
  const recorded = work.attendanceEntries.map(
    (entry): NewAuditEntry => ({
      at: entry.recordedAt,
      actorId: entry.recordedBy,
      action: 'attendance.recorded',
      userId: entry.userId,
      courseSessionId,
      subjectId: entry.attendanceCourseId,
      details: { before: null, after: entry.status },
    }),
  );
  const moved = work.examTransitions.map(
    (transition): NewAuditEntry => ({
      at: transition.createdAt,
      actorId: transition.actorId,
      action: 'exam.transition',
      userId: transition.userId,
      courseSessionId,
      subjectId: transition.circleKey,
      details: { before: transition.fromState, after: transition.toState, reason: transition.reason ?? '' },
    }),
  );
  return [...released, ...recorded, ...moved].sort((left, right) => timeOf(left) - timeOf(right));
}

/** Details of an evaluation that has just been begun. */
const nothing = { status: 'SUBMITTED', points: null, deducted: 0, reason: '', final: null, passed: null };

function evaluationDetails(completion: NewAssignmentCompletion): Readonly<Record<string, unknown>> {
  return {
    status: completion.completionStatus,
    points: completion.evaluationPoints,
    deducted: completion.evaluationPointsDeducted,
    reason: completion.evaluationPointsDeductedReason ?? '',
    final: completion.evaluationPointsFinal,
    passed: completion.evaluationPassed,
  };
}

function timeOf({ at }: NewAuditEntry): number {
  return at?.getTime() ?? 0;
}
