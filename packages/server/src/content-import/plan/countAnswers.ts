import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import type { AnsweredPart } from './removedParts.ts';

/** How many people have an answer or points in one of the parts of an assignment. */
export async function countAnswers(
  db: Database,
  assignmentId: string,
  parts: readonly AnsweredPart[],
): Promise<number> {
  if (parts.length === 0) return 0;
  const way = sql`array(select jsonb_array_elements_text(part -> 'path'))`;
  const [row] = await rowsOf<{ people: number }>(
    db,
    sql`
    select count(distinct completed.user_id)::int as people from assignment_completions completed
    where completed.assignment_id = ${assignmentId} and exists (
      select 1 from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) part
      where completed.completion_data #>> ${way} <> ''
        and (part ->> 'value' is null or completed.completion_data #>> ${way} = part ->> 'value'))`,
  );
  return row?.people ?? 0;
}
