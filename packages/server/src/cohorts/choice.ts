import type { CohortAssessmentSummary } from '@learn/contracts';
import { sql } from 'drizzle-orm';
import type { CourseRow } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import type { CohortFilter } from './seenMembers.ts';

/** What the query of an address chooses of a cohort; ids are UUIDs. */
interface Query {
  readonly session?: string | undefined;
  readonly region?: string | undefined;
  readonly generation?: string | undefined;
  readonly search?: string | undefined;
  /** id of the circle in any language */
  readonly circle?: string | undefined;
}

/** The same as far as it belongs to the course. */
export interface Choice {
  readonly filter: CohortFilter;
  /** translation keys; undefined: all circles */
  readonly circleKeys: readonly string[] | undefined;
  /** what was left out, for the page to take it out of its address */
  readonly ignored: CohortAssessmentSummary['ignored_filters'];
}

/** Leaves out a session or circle that is none of the course: a link may be older than the course, or of another one. */
export async function readChoice(
  db: Database,
  { id: courseId }: CourseRow,
  { session, circle, region, generation, search }: Query,
): Promise<Choice> {
  const found = session === undefined && circle === undefined ? undefined : await look();
  const sessionId = found?.has_session ? session : undefined;
  const circleKey = found?.circle_key ?? undefined;
  return {
    filter: { sessionIds: sessionId === undefined ? undefined : [sessionId], region, generation, search },
    circleKeys: circleKey === undefined ? undefined : [circleKey],
    ignored: [
      ...(session !== undefined && sessionId === undefined ? (['session'] as const) : []),
      ...(circle !== undefined && circleKey === undefined ? (['circle'] as const) : []),
    ],
  };

  async function look() {
    const [row] = await rowsOf<{ has_session: boolean; circle_key: string | null }>(
      db,
      sql`select exists (select from course_sessions
          where id = ${session ?? null}::uuid and course_id = ${courseId}) as has_session,
        (select translation_key from pages where id = ${circle ?? null}::uuid and course_id = ${courseId}
          and content_type = 'learnpath.Circle') as circle_key`,
    );
    return row;
  }
}
