import type { CallQuery, personCalls } from '@learn/contracts/calls';
import { type Language, sessionRoles } from '@learn/domain';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

export type PersonSort = CallQuery<typeof personCalls.list>['sort'];

/** By what persons are sorted; courses and sessions by their titles in that language. */
export interface PersonOrder {
  readonly sort: PersonSort;
  readonly language: Language | Placeholder;
}

/** Titles stand as names do, without regard to accents and capitals. */
const key = (text: SQL) => sql`name_key(${text}) collate "C"`;

/**
 * By what persons are sorted before their names, on rows `v` of visiblePersons with their session `s` and course `c`
 * that are grouped by person; undefined where the names are all. Of several sessions the first in the order counts.
 */
export function sessionKey({ sort, language }: PersonOrder): SQL | undefined {
  const first = (keys: SQL) => (sort.startsWith('-') ? sql`max(${keys})` : sql`min(${keys})`);
  switch (sort.replace('-', '')) {
    case 'course':
      return first(key(sql`(c.titles->>${language}::text)`));
    case 'session':
      return first(key(sql`(s.titles->>${language}::text)`));
    case 'region':
      return first(key(sql`s.region`));
    case 'role':
      return first(sql`array_position(${sql.raw(`'{${sessionRoles.join(',')}}'`)}::text[], v.role)`);
    default:
      return undefined;
  }
}

/** The order of rows with `id`, `first_name_key`, `last_name_key` and `session_key`; whoever has no session stands at the end. */
export function byKeys({ sort }: PersonOrder): SQL {
  const direction = sort.startsWith('-') ? sql` desc` : sql``;
  if (!sort.endsWith('_name')) {
    return sql`session_key${direction} nulls last, last_name_key, first_name_key, id`;
  }
  const keys = [sql`last_name_key`, sql`first_name_key`];
  const [first, second] = sort.endsWith('first_name') ? keys.toReversed() : keys;
  return sql`${first}${direction}, ${second}${direction}, id${direction}`;
}
