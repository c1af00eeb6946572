import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fits, fitting, type PersonFilter } from './personFilter.ts';
import { type Viewer, visiblePersons } from './visiblePersons.ts';

export type PersonSort = 'last_name' | '-last_name' | 'first_name' | '-first_name';

export interface PersonQuestion {
  readonly filter: PersonFilter;
  /** beginnings of names and of the e-mail where the viewer sees it, separated by spaces */
  readonly search?: string;
}

export interface PersonPage {
  readonly sort: PersonSort;
  readonly limit?: number;
  readonly offset?: number;
}

/** Ids of the persons whom somebody sees, by name without regard to accents and capitals. One statement. */
export async function findPersons(
  db: Database,
  viewer: Viewer,
  { filter, search, sort, limit, offset = 0 }: PersonQuestion & PersonPage,
): Promise<string[]> {
  const bounds = limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`;
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(
      sql`(select u.id from ${matching(viewer, { filter, search })} order by ${orderOf(sort)}${bounds}) as found`,
    );
  return rows.map(({ id }) => id);
}

/** How many there are. */
export async function countPersons(db: Database, viewer: Viewer, question: PersonQuestion): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count` })
    .from(sql`(select count(*)::int as count from ${matching(viewer, question)}) as counted`);
  return row?.count ?? 0;
}

/** A from clause in which `u` are the persons. Administrators see people without any course as well. */
function matching(viewer: Viewer, { filter, search }: PersonQuestion): SQL {
  if (viewer.isAdmin && fits(filter) === undefined) {
    return sql`users u where ${searched(search, sql`true`) ?? sql`true`}`;
  }
  // One by one by their key: the planner takes most people to be far more than they see, and would read all users.
  return sql`(select v.user_id, bool_or(v.contact) as contact
      from ${fitting(visiblePersons(viewer), filter)} group by v.user_id) m
    cross join lateral (select * from users person where person.id = m.user_id offset 0) u
    where ${searched(search, sql`m.contact`) ?? sql`true`}`;
}

/** Every word begins a part of the name, or the e-mail of somebody whose contact is visible. */
function searched(search: string | undefined, contact: SQL): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map((word) => {
      const lexeme = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
      const beginning = `${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      return sql`(to_tsvector('simple', name_key(u.first_name || ' ' || u.last_name))
          @@ to_tsquery('simple', name_key(${lexeme}::text))
        or (${contact} and lower(u.email) collate "C" like ${beginning}::text))`;
    }),
  );
}

function orderOf(sort: PersonSort): SQL {
  const [first, last] = [sql`name_key(u.first_name) collate "C"`, sql`name_key(u.last_name) collate "C"`];
  const direction = sort.startsWith('-') ? sql` desc` : sql``;
  const keys = sort.endsWith('last_name') ? [last, first] : [first, last];
  return sql.join(
    [...keys, sql`u.id`].map((key) => sql`${key}${direction}`),
    sql`, `,
  );
}
