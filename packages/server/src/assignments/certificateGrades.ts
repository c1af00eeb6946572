import {
  averageGrade,
  type CertificateResult,
  certificateResult,
  countingCompletion,
  type Grade,
} from '@learn/domain';
import type { SeenWorks } from './loaders.ts';
import { mayReadPoints } from './policy.ts';
import { scoreOf } from './presentCompletion.ts';
import type { CompletionOutline } from './readCompletions.ts';
import { asSeenBy } from './submission.ts';
import type { AssignmentRow } from './tables.ts';

/** The grade of a certificate for a person, as far as the current user may see their points. */
export interface CertificateGrade extends Omit<CertificateResult, 'grade'> {
  readonly user_id: string;
  /** null: «noch keine Note» */
  readonly grade: Pick<Grade, 'percent' | 'exact' | 'official'> | null;
  /** true: the current user does not see the points of all of its assignments, so the grade stands on a part of them */
  readonly is_partial: boolean;
  /** the assignments of which they see no points */
  readonly hidden_assignment_ids: readonly string[];
}

/**
 * Grades of a certificate by person (specification §9). Only released evaluations count; of several sessions the
 * further completion of an assignment counts, of equally far ones the later.
 * @param assignments those of the certificate
 */
export function certificateGrades(
  assignments: readonly AssignmentRow[],
  { participants, byAssignment, participantOf }: SeenWorks,
): CertificateGrade[] {
  const byUser = Map.groupBy(participants, ({ userId }) => userId);
  return [...byUser].map(([userId, participations]) => {
    const released = assignments.flatMap((assignment) => {
      const visible = (byAssignment.get(assignment.id) ?? []).flatMap((stored) => {
        const assignmentAccess =
          stored.userId === userId ? participantOf(stored)?.assignmentAccess : undefined;
        if (assignmentAccess === undefined) return [];
        const row = asSeenBy(stored, assignmentAccess.isOwn);
        const status = row.completionStatus;
        return mayReadPoints.allows({ assignmentAccess, assignment, status }) ? [row] : [];
      });
      const best = furthest(visible);
      if (best?.completionStatus !== 'EVALUATION_SUBMITTED') return [];
      const { points, max, deducted } = scoreOf(best, assignment);
      return [{ points, max_points: max, deducted, weight: assignment.competenceCertificateWeight }];
    });
    const { grade, ...counts } = certificateResult(assignments.length, released);
    const hidden = assignments.filter((assignment) =>
      participations.every(
        ({ assignmentAccess }) =>
          !mayReadPoints.allows({ assignmentAccess, assignment, status: 'EVALUATION_SUBMITTED' }),
      ),
    );
    return {
      user_id: userId,
      grade: grade ?? null,
      is_partial: hidden.length > 0,
      hidden_assignment_ids: hidden.map(({ id }) => id),
      ...counts,
    };
  });
}

/** The overall average of a person's official grades (specification §9). */
export interface AverageGrade {
  readonly user_id: string;
  /** two decimals; null: no certificate has a grade yet */
  readonly average: number | null;
  readonly is_partial: boolean;
}

/** @param grades of all certificates of a course, each by person */
export function averageGrades(grades: readonly (readonly CertificateGrade[])[]): AverageGrade[] {
  const byUser = Map.groupBy(grades.flat(), ({ user_id }) => user_id);
  return [...byUser].map(([user_id, own]) => ({
    user_id,
    average: averageGrade(own.map(({ grade }) => grade?.official)) ?? null,
    is_partial: own.some(({ is_partial }) => is_partial),
  }));
}

/**
 * The completion of an assignment that counts, as its reader sees each: of several sessions the furthest, of equally far ones
 * the later.
 */
export function furthest(rows: readonly CompletionOutline[]): CompletionOutline | undefined {
  return countingCompletion(rows, ({ completionStatus: status, updatedAt }) => ({ status, updatedAt }));
}
