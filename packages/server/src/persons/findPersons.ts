import { defaultLanguage, type Language } from '@learn/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fits, fitting, type PersonFilter } from './personFilter.ts';
import { keyOfPerson, orderOfPersons, type PersonSort, sessionKey } from './personOrder.ts';
import { type Viewer, visiblePersons } from './visiblePersons.ts';

export interface PersonQuestion {
  readonly filter: PersonFilter;
  /** beginnings of names and of the e-mail where the viewer sees it, separated by spaces */
  readonly search?: string;
}

export interface PersonPage {
  readonly sort: PersonSort;
  /** of the titles that are sorted by */
  readonly language?: Language;
  readonly limit?: number;
  readonly offset?: number;
}

/** Ids of the persons whom somebody sees, by name without regard to accents and capitals. One statement. */
export async function findPersons(
  db: Database,
  viewer: Viewer,
  { filter, search, sort, language = defaultLanguage, limit, offset = 0 }: PersonQuestion & PersonPage,
): Promise<string[]> {
  const bounds = limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`;
  const rows = await db.select({ id: sql<string>`id` }).from(
    sql`(select u.id from ${matching(viewer, { filter, search }, { sort, language })}
        order by ${orderOfPersons(sort)}${bounds}) as found`,
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
function matching(
  viewer: Viewer,
  { filter, search }: PersonQuestion,
  order?: { readonly sort: PersonSort; readonly language: Language },
): SQL {
  const bySession = order && sessionKey(order.sort, order.language);
  const sortKey = order && bySession && sql`, ${keyOfPerson(order.sort, bySession)} as sort_key`;
  const seen = sql`(select v.user_id, bool_or(v.contact) as contact${sortKey ?? sql``}
      from ${fitting(visiblePersons(viewer), filter)} group by v.user_id) m`;
  if (viewer.isAdmin && fits(filter) === undefined) {
    const sorted = sortKey && sql` left join ${seen} on m.user_id = u.id`;
    return sql`users u${sorted ?? sql``} where ${searched(search, sql`true`) ?? sql`true`}`;
  }
  // One by one by their key: the planner takes most people to be far more than they see, and would read all users.
  return sql`${seen}
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
