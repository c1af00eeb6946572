import { and, type SQL, sql } from 'drizzle-orm';
import { isEmpty, type PersonFilter } from './personFilter.ts';
import { type PersonOrder, sessionKey } from './personOrder.ts';
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
  const sessionsFirst = sessionKey(order);
  const seen =
    sessionsFirst === undefined
      ? sql`(select v.user_id, bool_or(v.contact) as contact, null as session_key from seen v group by v.user_id)`
      : sql`(select v.user_id, bool_or(v.contact) as contact, ${sessionsFirst} as session_key from seen v
          join course_sessions s on s.id = v.course_session_id join courses c on c.id = s.course_id group by v.user_id)`;
  const columns = sql`u.id, u.first_name_key, u.last_name_key`;
  if (seesEverybody(viewer, filter)) {
    const sorted = sessionsFirst === undefined ? sql`` : sql` left join ${seen} m on m.user_id = u.id`;
    const sessionKeys = sessionsFirst === undefined ? sql`null` : sql`m.session_key`;
    return sql`select ${columns}, ${sessionKeys} as session_key from users u${sorted} where ${searched(search, sql`true`)}`;
  }
  // One by one by their key: the planner takes most people to be far more than they see, and would read all users.
  return sql`select ${columns}, m.session_key from ${seen} m
    cross join lateral (select * from users person where person.id = m.user_id offset 0) u
    where ${searched(search, sql`m.contact`)}`;
}

/** How many foundPersons finds, as an expression. */
export function countOfPersons(viewer: ViewerInSql, { filter, search }: PersonQuestion): SQL {
  if (seesEverybody(viewer, filter)) {
    return sql`(select count(*)::int from users u where ${searched(search, sql`true`)})`;
  }
  return search
    ? sql`(select count(*)::int from found)`
    : sql`(select count(*)::int from (select from seen group by user_id) persons)`;
}

export function seesEverybody({ isAdmin }: Pick<ViewerInSql, 'isAdmin'>, filter: PersonFilter): boolean {
  return isAdmin && isEmpty(filter);
}

/** Every word begins a part of the name, or the e-mail of somebody whose contact is visible. */
function searched(search: string | undefined, contact: SQL): SQL {
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
