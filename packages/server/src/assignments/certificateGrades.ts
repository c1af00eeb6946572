import {
  averageGrade,
  type CertificateResult,
  certificateResult,
  countingCompletion,
  type Grade,
  type WeightedScore,
} from '@learn/domain';
import { countedFor, type PathAssignment } from './countedAssignments.ts';
import type { SeenWorks } from './loaders.ts';
import { mayReadPoints } from './policy.ts';
import { scoreOf } from './presentCompletion.ts';
import type { CompletionOutline } from './readCompletions.ts';
import { asCounted } from './submission.ts';
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
 * Grades of a certificate by person (specification §9), from the assignments that count for each. Only evaluations that
 * stand count, for everybody who reads the grade; of several sessions the further completion of an assignment counts, of
 * equally far ones the later.
 * @param assignments those of the certificate
 */
export function certificateGrades(
  assignments: readonly PathAssignment[],
  works: SeenWorks,
): CertificateGrade[] {
  const byUser = Map.groupBy(works.participants, ({ userId }) => userId);
  return [...byUser].map(([userId, participations]) => {
    const counted = countedFor(
      assignments,
      participations.map(({ profile }) => profile),
    );
    const released = counted.flatMap((assignment) => scoresOf(works, userId, assignment));
    const { grade, ...counts } = certificateResult(counted.length, released);
    const hidden = counted.filter((assignment) =>
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

/** What an assignment brought the person; nothing before its evaluation stands, and where the current user sees no points. */
function scoresOf(
  { byAssignment, participantOf }: SeenWorks,
  userId: string,
  assignment: AssignmentRow,
): WeightedScore[] {
  const visible = (byAssignment.get(assignment.id) ?? []).flatMap((stored) => {
    const assignmentAccess = stored.userId === userId ? participantOf(stored)?.assignmentAccess : undefined;
    if (assignmentAccess === undefined) return [];
    const row = asCounted(stored);
    const status = row.completionStatus;
    return mayReadPoints.allows({ assignmentAccess, assignment, status }) ? [row] : [];
  });
  const best = furthest(visible);
  if (best?.completionStatus !== 'EVALUATION_SUBMITTED') return [];
  const { points, max, deducted } = scoreOf(best, assignment);
  return [{ points, max_points: max, deducted, weight: assignment.competenceCertificateWeight }];
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
