import type {
  NewAssignmentCompletion,
  NewAttendanceEntry,
  NewAuditEntry,
  NewExamTransition,
} from './rows.ts';

/** What was done in a session and has to stand in the record. */
export interface Deeds {
  readonly courseSessionId: string;
  readonly assignmentCompletions: readonly NewAssignmentCompletion[];
  readonly attendanceEntries: readonly NewAttendanceEntry[];
  readonly examTransitions: readonly NewExamTransition[];
}

/** The record of what happened in a session, the oldest first. */
export function auditRows(deeds: Deeds): NewAuditEntry[] {
  const { courseSessionId } = deeds;
  const released = deeds.assignmentCompletions.flatMap((completion): NewAuditEntry[] => {
    if (completion.evaluationSubmittedAt == null) return [];
    const common = {
      at: completion.evaluationSubmittedAt,
      userId: completion.userId,
      courseSessionId,
      subjectId: completion.id ?? null,
    };
    if (completion.evaluationUserId == null) {
      return [
        { ...common, action: 'test_result.recorded', details: { points: completion.evaluationPoints } },
      ];
    }
    const evaluated = { ...common, actorId: completion.evaluationUserId };
    const release: NewAuditEntry = {
      ...evaluated,
      action: 'evaluation.released',
      details: { points: completion.evaluationPoints, passed: completion.evaluationPassed },
    };
    if (!completion.evaluationPointsDeducted) return [release];
    const details = {
      before: 0,
      after: completion.evaluationPointsDeducted,
      reason: completion.evaluationPointsDeductedReason,
    };
    return [{ ...evaluated, action: 'evaluation.deducted', details }, release];
  });
  const recorded = deeds.attendanceEntries.map(
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
  const moved = deeds.examTransitions.map(
    (transition): NewAuditEntry => ({
      at: transition.createdAt,
      actorId: transition.actorId,
      action: 'exam.transition',
      userId: transition.userId,
      courseSessionId,
      subjectId: transition.circleKey,
      details: { from: transition.fromState, to: transition.toState, reason: transition.reason ?? '' },
    }),
  );
  return [...released, ...recorded, ...moved].sort((left, right) => timeOf(left) - timeOf(right));
}

function timeOf({ at }: NewAuditEntry): number {
  return at?.getTime() ?? 0;
}
