import { type SQL, sql } from 'drizzle-orm';

/** So many people are looked up one by one; of more, all completions of their sessions are read, which lie together. */
const mostLookedUp = 500;

interface Wanted {
  /** columns of the people, called `own` */
  readonly own: SQL;
  /** columns of `assignment_completions`, called `c` */
  readonly columns: SQL;
  /** condition on `c` */
  readonly where: SQL;
}

/**
 * The completions of people in sessions as a select in brackets: the columns of both.
 * @param people name of a materialized table with user_id and course_session_id
 */
export function completionsOf(people: string, { own, columns, where }: Wanted): SQL {
  const table = sql.raw(people);
  const read = (isWanted: SQL) =>
    sql`(select c.user_id, ${columns} from assignment_completions c where ${isWanted} and ${where} offset 0)`;
  const areMany = sql`(select count(*) > ${sql.raw(`${mostLookedUp}`)} from ${table})`;
  return sql`(
    select ${own}, ${columns} from ${table} own
    cross join lateral ${read(sql`c.course_session_id = own.course_session_id and c.user_id = own.user_id`)} c
    where not ${areMany}
    union all
    select ${own}, ${columns} from ${table} own
    join (
      select s.course_session_id as session_id, c.* from (select distinct course_session_id from ${table}) s
      cross join lateral ${read(sql`c.course_session_id = s.course_session_id`)} c
      where ${areMany} offset 0
    ) c on c.session_id = own.course_session_id and c.user_id = own.user_id
  )`;
}
