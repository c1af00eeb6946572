import { and, type SQL, sql } from 'drizzle-orm';
import { isEmpty, type PersonFilter } from './personFilter.ts';
import { isByName, type PersonOrder, sortedPersons } from './personOrder.ts';
import type { ViewerInSql } from './visiblePersons.ts';

export interface PersonQuestion {
  readonly filter: PersonFilter;
  /** beginnings of names and of the e-mail where the viewer sees it, separated by spaces */
  readonly search?: string | undefined;
}

/**
 * Who is found among `seen`, rows of visiblePersons that fit: a query of `id` and the keys that they are sorted by.
 * Administrators who filter nothing find people without any course as well.
 */
export function foundPersons(
  viewer: ViewerInSql,
  { filter, search }: PersonQuestion,
  order: PersonOrder,
): SQL {
  const columns = sql`u.id, u.first_name_key, u.last_name_key`;
  if (seesEverybody(viewer, filter)) {
    const users = isByName(order)
      ? sql`(select *, null as session_key from users)`
      : sql`(select p.*, m.session_key from users p left join (${sortedPersons(order)}) m on m.user_id = p.id)`;
    return sql`select ${columns}, u.session_key from ${users} u where u.erased_at is null and ${searched(search, sql`true`)}`;
  }
  // One by one by their key: the planner takes most people to be far more than they see, and would read all users.
  return sql`select ${columns}, m.session_key from (${sortedPersons(order)}) m
    cross join lateral (select * from users person where person.id = m.user_id offset 0) u
    where ${searched(search, sql`m.contact`)}`;
}

/** How many foundPersons finds, as an expression. */
export function countOfPersons(viewer: ViewerInSql, { filter, search }: PersonQuestion): SQL {
  if (seesEverybody(viewer, filter)) {
    return sql`(select count(*)::int from users u where u.erased_at is null and ${searched(search, sql`true`)})`;
  }
  return search
    ? sql`(select count(*)::int from found)`
    : sql`(select count(*)::int from (select from seen group by user_id) persons)`;
}

export function seesEverybody({ isAdmin }: Pick<ViewerInSql, 'isAdmin'>, filter: PersonFilter): boolean {
  return isAdmin && isEmpty(filter);
}

/** Every word begins a part of the name, or the e-mail of a person whose contact is visible. */
export function searched(search: string | undefined, contact: SQL): SQL {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const conditions = words.map((word) => {
    const lexeme = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
    const beginning = `${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return sql`(to_tsvector('simple', name_key(u.first_name || ' ' || u.last_name))
        @@ to_tsquery('simple', name_key(${lexeme}::text))
      or (${contact} and lower(u.email) collate "C" like ${beginning}::text))`;
  });
  return and(...conditions) ?? sql`true`;
}
