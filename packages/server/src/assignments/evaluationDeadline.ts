import { type SQL, sql } from 'drizzle-orm';

/**
 * Until when an assignment of a session is evaluated: nothing where nobody evaluates it, whatever the session plans.
 * @param planned row of `session_assignments`
 * @param assignment its row of `assignments`
 */
export function evaluationDeadline(planned: SQL, assignment: SQL): SQL<Date | null> {
  return sql<Date | null>`case when ${assignment}.needs_expert_evaluation then ${planned}.evaluation_deadline end`;
}
