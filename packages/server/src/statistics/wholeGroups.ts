import { type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { among, selectSessions } from './conditions.ts';
import { type GroupMinimum, readGroupMinimum } from './groupMinimum.ts';
import { circlesOfGroups } from './metrics/organisations.ts';
import { rowsOf } from './rowsOf.ts';
import type { Groups } from './selection.ts';

interface GroupsRequest {
  readonly courseId: string;
  readonly organisationIds: readonly string[];
  /** condition on course_sessions, called session */
  readonly inCourse: SQL;
  readonly choosesPeople: boolean;
  readonly circleKeys: readonly string[] | undefined;
}

/** The sessions and circles in which a reader of sums has enough people of organisations (README, «Whole groups»). */
export async function readGroups(
  db: Database,
  currentUser: CurrentUser,
  { courseId, organisationIds, inCourse, choosesPeople, circleKeys }: GroupsRequest,
): Promise<Groups> {
  const minimum = await readGroupMinimum(db, currentUser, { courseId, organisationIds });
  const isChosen = sql`${inCourse} and ${employs(organisationIds, minimum)}`;
  const sessions = selectSessions(isChosen);
  const circles = sql`select met.* from (${circlesOfGroups({ sessions, organisationIds }, minimum)}) met
    where ${among(sql`met.circle_key`, circleKeys, 'uuid')}`;
  const [row] = await rowsOf<{ count: number; haveCircles: boolean }>(
    db,
    sql`select count(*)::int as count, exists (${circles}) as "haveCircles"
      from course_sessions session where ${isChosen}`,
  );
  return {
    sessions,
    isChosen,
    count: row?.count ?? 0,
    circles,
    haveCircles: row?.haveCircles ?? false,
    minimum,
    ofChosenPeople: choosesPeople,
  };
}

/**
 * Condition: people of the organisations take part in the session, enough for a group where a minimum is given. It is written as a filter, for one more join in every
 * statement would take longer to plan than to run.
 */
export function employs(organisationIds: readonly string[], minimum?: GroupMinimum): SQL {
  const group =
    minimum &&
    sql`group by employed.course_session_id
      having sum(employed.participants) >= ${minimum(sql`employed.course_session_id`)}`;
  return sql`(session.id in (
    select employed.course_session_id from organisation_member_figures employed
    where ${among(sql`employed.organisation_id`, organisationIds, 'text')} ${group ?? sql``})) is true`;
}
