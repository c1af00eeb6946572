import type { CohortAssessmentSummary } from '@learn/contracts';
import { type SQL, sql } from 'drizzle-orm';
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

const choices = ['session', 'region', 'generation', 'circle'] as const;

interface Found {
  readonly has_session: boolean;
  readonly has_region: boolean;
  readonly has_generation: boolean;
  readonly circle_key: string | null;
}

/** The same as far as it belongs to the course. */
export interface Choice {
  readonly filter: CohortFilter;
  /** translation keys; undefined: all circles */
  readonly circleKeys: readonly string[] | undefined;
  /** what was left out, for the page to take it out of its address */
  readonly ignored: CohortAssessmentSummary['ignored_filters'];
}

/** Leaves out what is none of the course: a link may be older than the course, of another one, or mistyped. */
export async function readChoice(
  db: Database,
  { id: courseId }: CourseRow,
  { search, ...asked }: Query,
): Promise<Choice> {
  const { session, circle, region, generation } = asked;
  const isAsked = [session, circle, region, generation].some((value) => value !== undefined);
  const found = isAsked ? await look() : undefined;
  const known = {
    session: found?.has_session ? session : undefined,
    region: found?.has_region ? region : undefined,
    generation: found?.has_generation ? generation : undefined,
    circle: found?.circle_key ?? undefined,
  };
  return {
    filter: {
      sessionIds: known.session === undefined ? undefined : [known.session],
      region: known.region,
      generation: known.generation,
      search,
    },
    circleKeys: known.circle === undefined ? undefined : [known.circle],
    ignored: choices.filter((name) => asked[name] !== undefined && known[name] === undefined),
  };

  async function look() {
    const inCourse = (condition: SQL) =>
      sql`exists (select from course_sessions where course_id = ${courseId} and ${condition})`;
    const [row] = await rowsOf<Found>(
      db,
      sql`select ${inCourse(sql`id = ${session ?? null}::uuid`)} as has_session,
        ${inCourse(sql`region = ${region ?? null}`)} as has_region,
        ${inCourse(sql`generation = ${generation ?? null}`)} as has_generation,
        (select translation_key from pages where id = ${circle ?? null}::uuid and course_id = ${courseId}
          and content_type = 'learnpath.Circle') as circle_key`,
    );
    return row;
  }
}
