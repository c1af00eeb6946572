import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import type { AgentSelection } from './agentSelection.ts';
import { type AssignmentRecord, readAssignmentRecords } from './assignmentStatistics.ts';
import { gradedAssignments } from './metrics/circles.ts';
import { theseSessions } from './metrics/metricScope.ts';
import { rowsOf } from './rowsOf.ts';
import { sourceOf } from './sources.ts';

/** A page of what the own people did in each planned assignment that is graded, the latest sessions first. */
export async function readAgentRecords(
  db: Database,
  selection: AgentSelection,
  page: RowPage,
): Promise<AssignmentRecord[]> {
  const narrowed = await narrowToPage(db, selection, page);
  const { details } = sourceOf(narrowed, 'assignments');
  return readAssignmentRecords(db, narrowed, details, { ...page, minimum: selection.minimum });
}

/**
 * The same people in the latest sessions only, as many as plan the assignments of the page and of those before it: what others plan need
 * not be worked out. Mentors see some of the planned assignments only, and have few people.
 */
async function narrowToPage(
  db: Database,
  selection: AgentSelection,
  { first, offset }: RowPage,
): Promise<AgentSelection> {
  if (selection.right === 'mentor') return selection;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from (
      select session.id, sum(count(*)) over (order by session.start_date desc nulls last, session.id) - count(*) as before
      from ${gradedAssignments(selection.sessions)} planned
      join course_sessions session on session.id = planned.course_session_id
      group by session.id
    ) counted where before < ${first + offset}::int`,
  );
  const sessions = theseSessions(rows.map(({ id }) => id));
  const [part] = selection.parts;
  return { ...selection, sessions, parts: [{ ...part, sessions }] };
}
