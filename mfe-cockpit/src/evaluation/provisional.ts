import {
  assignmentGrade,
  finalPoints,
  type Grade,
  isPassed,
  type PassRule,
  toHundredths,
} from '@learn/domain';
import type { FieldValues } from '@learn/platform/form';
import {
  deductionSection,
  type EvaluatedAssignment,
  pointsIn,
  pointsSection,
  textIn,
} from './evaluationFields.ts';

/** A criterion that points are given for. */
export interface Criterion {
  /** section of its values */
  readonly section: string;
  readonly max: number;
}

/** An evaluation as it would be released now. */
export interface Provisional {
  /** sum of what was given */
  readonly points: number;
  readonly deducted: number;
  readonly final: number;
  readonly max: number;
  /** undefined: nothing is given yet, or the assignment has no points */
  readonly grade: Grade | undefined;
  /** undefined: nothing is passed or failed */
  readonly passed: boolean | undefined;
  /** criteria without points, which count as 0 until then */
  readonly open: readonly string[];
  /** a deduction without its reason */
  readonly lacksReason: boolean;
}

/** What points are given for: the evaluation tasks, or the assignment as a whole where it has none. */
export function criteriaOf({ evaluation_tasks, max_points }: EvaluatedAssignment): Criterion[] {
  const tasks = evaluation_tasks.map(({ key, value }) => ({ section: key, max: value.max_points }));
  if (tasks.length === 0) tasks.push({ section: pointsSection, max: max_points });
  return tasks.filter(({ max }) => max > 0);
}

/** What the values on the screen come to (domain decisions §7 and §8). */
export function provisionalOf(assignment: EvaluatedAssignment, values: FieldValues): Provisional {
  const criteria = criteriaOf(assignment);
  const max = assignment.max_points;
  const given = criteria.flatMap(({ section }) => pointsIn(values, section) ?? []);
  const points = Number(given.reduce((sum, one) => sum + toHundredths(one), 0n)) / 100;
  const deducted = pointsIn(values, deductionSection) ?? 0;
  const score = { points: given.length > 0 ? points : undefined, max, deducted };
  return {
    points,
    deducted,
    final: finalPoints(points, deducted, max),
    max,
    grade: assignmentGrade(score),
    passed: isPassed(passRuleOf(assignment), score),
    open: criteria.map(({ section }) => section).filter((section) => pointsIn(values, section) === undefined),
    lacksReason: deducted > 0 && textIn(values, deductionSection, 'reason').trim() === '',
  };
}

function passRuleOf({ pass_rule: { kind, percent } }: EvaluatedAssignment): PassRule {
  if (kind === 'none') return { kind };
  return kind === 'percent' && percent !== null ? { kind, percent } : { kind: 'grade' };
}
