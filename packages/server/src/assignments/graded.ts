import { type SQL, sql } from 'drizzle-orm';

/**
 * The same rule as `isGraded` of the domain package, as a condition: an evaluator gives a result, or the platform of the tests.
 * @param assignment row of `assignments`
 */
export function graded(assignment: SQL): SQL {
  return sql`(${assignment}.needs_expert_evaluation or ${assignment}.assignment_type = 'EDONIQ_TEST')`;
}
