import type { Language } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import type { Cohort } from './cohort.ts';
import { type CohortFilter, seenMembers } from './seenMembers.ts';

/** By what a list is sorted: a column of people, or a figure of theirs. */
export type CohortOrder = {
  readonly descending: boolean;
} & (
  | { readonly column: 'name' | 'session' }
  /** an expression on a row `f` of `figures`; null comes last */
  | { readonly figure: SQL }
);

/** The results of a kind, as the statements of a cohort need them. */
export interface CohortFigures {
  /** common tables that work out `figures`, with enrolment_id, of the rows of `people`; they may be recursive */
  readonly tables: SQL;
  /** names and expressions on a row `f` of `figures`, as json_build_object takes them */
  readonly fields: SQL;
}

/** A person of a list, as the statement answers them. */
export interface ListedMember {
  readonly enrolment_id: string;
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
  readonly email: string;
  readonly course_session_id: string;
  readonly my_role: string;
  readonly course_session_title: string;
}

const memberFields = sql`'enrolment_id', p.enrolment_id, 'user_id', p.user_id, 'first_name', p.first_name,
  'last_name', p.last_name, 'avatar_url', p.avatar_url, 'email', p.email, 'course_session_id', p.course_session_id,
  'course_session_title', p.session_title, 'my_role', p.my_role`;

interface ListQuestion {
  readonly filter: CohortFilter;
  readonly order: CohortOrder;
  readonly language: Language;
  /** all rows without it */
  readonly page?: { readonly limit: number; readonly offset: number };
  /** only these rows: a query of ids of enrolments */
  readonly enrolments?: SQL;
}

/**
 * Participants with their results in one statement. Sorted by name or session, only the results of the page are worked
 * out.
 */
export async function readCohortPage<Row>(
  db: Database,
  { cohort, figures }: { readonly cohort: Cohort; readonly figures: CohortFigures },
  { filter, order, language, page, enrolments }: ListQuestion,
): Promise<Page<ListedMember & Row>> {
  const limit = page === undefined ? sql`` : sql`limit ${page.limit}::int offset ${page.offset}::int`;
  const byFigure = 'figure' in order;
  const [found] = await rowsOf<Page<ListedMember & Row>>(
    db,
    sql`with recursive ${peopleTables(seenMembers(cohort, filter, enrolments), language)}
      people as materialized (select * from named p order by ${byPerson(order)} ${byFigure ? sql`` : limit}),
      ${figures.tables},
      placed as (select p.enrolment_id, row_number() over (order by ${keysOf(order)}) as place
        from people p join figures f on f.enrolment_id = p.enrolment_id),
      page as materialized (select * from placed order by place ${byFigure ? limit : sql``})
      select (select count(*)::int from seen) as total,
        (select coalesce(json_agg(json_build_object(${memberFields}, ${figures.fields}) order by page.place), '[]'::json)
          from page join people p on p.enrolment_id = page.enrolment_id
          join figures f on f.enrolment_id = page.enrolment_id) as rows`,
  );
  return found ?? { total: 0, rows: [] };
}

/** A select of all ids of enrolments of a list in its order, each with one of its `rows`, for exports. */
export function orderedEnrolments(
  { cohort, figures }: { readonly cohort: Cohort; readonly figures: CohortFigures },
  { filter, order, language }: Pick<ListQuestion, 'filter' | 'order' | 'language'>,
): SQL {
  const seen = seenMembers(cohort, filter);
  if (!('figure' in order)) {
    return sql`with ${peopleTables(seen, language)} people as (select * from named)
      select enrolment_id as id, 1 as rows from people p order by ${byPerson(order)}`;
  }
  return sql`with recursive ${peopleTables(seen, language)} people as materialized (select * from named),
    ${figures.tables}
    select p.enrolment_id as id, 1 as rows from people p join figures f on f.enrolment_id = p.enrolment_id
    order by ${keysOf(order)}`;
}

/** `seen`, and `named` with what lists show and sort by; a comma follows. Each person is looked up: as a join all users would be read. */
function peopleTables(seen: SQL, language: Language): SQL {
  return sql`seen as materialized ${seen},
    named as (select seen.enrolment_id, seen.user_id, seen.course_session_id, seen.my_role, seen.chosen_profile_id,
        seen.every_result, seen.circle_results, seen.praxis_results,
        u.first_name, u.last_name, u.avatar_url, u.email, u.last_name_key, u.first_name_key,
        s.titles ->> ${language}::text as session_title, s.start_date
      from seen
      cross join lateral (
        select first_name, last_name, avatar_url, email, last_name_key, first_name_key from users where users.id = seen.user_id offset 0
      ) u
      join course_sessions s on s.id = seen.course_session_id),`;
}

const byName = sql`p.last_name_key, p.first_name_key, p.user_id, p.start_date desc, p.enrolment_id`;

function byPerson(order: CohortOrder): SQL {
  const direction = order.descending ? sql`desc` : sql`asc`;
  if ('column' in order && order.column === 'session') {
    return sql`name_key(p.session_title) collate "C" ${direction}, ${byName}`;
  }
  return sql`p.last_name_key ${direction}, p.first_name_key ${direction}, p.user_id ${direction},
    p.start_date desc, p.enrolment_id`;
}

function keysOf(order: CohortOrder): SQL {
  if (!('figure' in order)) return byPerson(order);
  return sql`${order.figure} ${order.descending ? sql`desc` : sql`asc`} nulls last, ${byName}`;
}
