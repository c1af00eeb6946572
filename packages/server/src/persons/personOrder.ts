import type { EndpointQuery, personEndpoints } from '@learn/contracts/endpoints';
import { type Language, sessionRoles } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { regionNameOf } from '../course-sessions/regionName.ts';

export type PersonSort = EndpointQuery<typeof personEndpoints.list>['sort'];

/** By what persons are sorted; courses, sessions and regions as they are called in that language. */
export interface PersonOrder {
  readonly sort: PersonSort;
  readonly language: Language | SQL;
}

/** Titles stand as names do, without regard to accents and capitals. */
const key = (text: SQL) => sql`name_key(${text}) collate "C"`;

/**
 * By what persons are sorted before their names, for the persons of `seen`, rows of visiblePersons: a query of `user_id`,
 * `contact` and `session_key`, null where the names are all. Of several sessions the first in the order counts. Grade and
 * progress are those of `marks` (courseResults.ts), null where the viewer sees none.
 */
export function sortedPersons({ sort, language }: PersonOrder): SQL {
  const first = (keys: SQL) => (sort.startsWith('-') ? sql`max(${keys})` : sql`min(${keys})`);
  const query = (sessionKey: SQL, more = sql``) => sql`
    select v.user_id, bool_or(v.contact) as contact, ${sessionKey} as session_key from seen v${more} group by v.user_id`;
  // Worked out once per session, not once per person.
  const bySession = (text: SQL) =>
    query(
      first(sql`k.session_key`),
      sql` join (select s.id, ${key(text)} as session_key from course_sessions s join courses c on c.id = s.course_id
        where s.id in (select course_session_id from seen) offset 0) k on k.id = v.course_session_id`,
    );
  const byMark = (figure: SQL) =>
    query(sql`min(${figure})`, sql` left join marks k on k.user_id = v.user_id`);
  switch (sort.replace('-', '')) {
    case 'course':
      return bySession(sql`(c.titles->>${language}::text)`);
    case 'session':
      return bySession(sql`(s.titles->>${language}::text)`);
    case 'region':
      return bySession(regionNameOf(sql`s.region`, language));
    case 'role':
      return query(first(sql`array_position(${sql.raw(`'{${sessionRoles.join(',')}}'`)}::text[], v.role)`));
    case 'grade':
      return byMark(sql`k.average`);
    case 'progress':
      return byMark(sql`k.evaluated::numeric / nullif(k.total, 0)`);
    default:
      return query(sql`null`);
  }
}

export function isByName({ sort }: Pick<PersonOrder, 'sort'>): boolean {
  return sort.endsWith('_name');
}

/** Whether the order is one of results, which needs the `marks` of all. */
export function isByResults({ sort }: Pick<PersonOrder, 'sort'>): boolean {
  return sort.endsWith('grade') || sort.endsWith('progress');
}

/**
 * The order of rows with `id`, `first_name_key`, `last_name_key` and `session_key`; people without a session or a figure
 * stand at the end, by name.
 */
export function byKeys(order: PersonOrder): SQL {
  const { sort } = order;
  const direction = sort.startsWith('-') ? sql` desc` : sql``;
  if (!isByName(order)) {
    return sql`session_key${direction} nulls last, last_name_key, first_name_key, id`;
  }
  const keys = [sql`last_name_key`, sql`first_name_key`];
  const [first, second] = sort.endsWith('first_name') ? keys.toReversed() : keys;
  return sql`${first}${direction}, ${second}${direction}, id${direction}`;
}
