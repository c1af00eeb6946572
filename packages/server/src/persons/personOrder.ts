import type { CallQuery, personCalls } from '@learn/contracts/calls';
import { type Language, sessionRoles } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';

export type PersonSort = CallQuery<typeof personCalls.list>['sort'];

/** Names and titles stand without regard to accents and capitals. */
const key = (text: SQL) => sql`name_key(${text}) collate "C"`;

/**
 * What a list of persons is sorted by beside their names, as an expression on a row `v` of visiblePersons with its
 * session `s`; undefined where the names are all. Courses and sessions go by title, roles in the order of the domain.
 */
export function sessionKey(sort: PersonSort, language: Language): SQL | undefined {
  switch (sort.replace('-', '')) {
    case 'course':
      return key(sql`(select c.titles->>${language} from courses c where c.id = s.course_id)`);
    case 'session':
      return key(sql`(s.titles->>${language})`);
    case 'region':
      return key(sql`s.region`);
    case 'role':
      return sql`array_position(${sql.param([...sessionRoles])}::text[], v.role)`;
    default:
      return undefined;
  }
}

/** The least or greatest key of all sessions of a person is his. */
export function keyOfPerson(sort: PersonSort, sessionKeys: SQL): SQL {
  return sort.startsWith('-') ? sql`max(${sessionKeys})` : sql`min(${sessionKeys})`;
}

/** The order of `u`, the persons, with `sort_key` where there are sessions to sort by; who has none stands at the end. */
export function orderOfPersons(sort: PersonSort): SQL {
  const [first, last] = [key(sql`u.first_name`), key(sql`u.last_name`)];
  const direction = sort.startsWith('-') ? sql` desc` : sql``;
  const keys = sort.endsWith('first_name') ? [first, last] : [last, first];
  if (!sort.endsWith('_name')) return sql`m.sort_key${direction} nulls last, ${last}, ${first}, u.id`;
  return sql.join(
    [...keys, sql`u.id`].map((one) => sql`${one}${direction}`),
    sql`, `,
  );
}
