import { type SQL, sql } from 'drizzle-orm';
import { assignmentCompletions } from '../assignments/tables.ts';
import { completions } from '../completions/tables.ts';
import { documents } from '../documents/tables.ts';
import { examResults } from '../exams/tables.ts';
import { products } from '../shop/tables.ts';
import { courseSessionUsers } from './tables.ts';

/** What would go with a session and is somebody's. Orders name their product. */
const records = [completions, assignmentCompletions, examResults, documents, products] as const;

/**
 * Condition: people take part in a session or accompany somebody, or something is recorded or ordered, so that it is archived and
 * not deleted. Experts alone do not keep it.
 */
export function isUsed(courseSessionId: SQL): SQL {
  const people = sql`exists (select 1 from ${courseSessionUsers}
    where ${courseSessionUsers.courseSessionId} = ${courseSessionId} and ${courseSessionUsers.role} <> 'EXPERT')`;
  const recorded = records.map(
    (table) => sql`exists (select 1 from ${table} where ${table.courseSessionId} = ${courseSessionId})`,
  );
  return sql`(${sql.join([people, ...recorded], sql` or `)})`;
}
