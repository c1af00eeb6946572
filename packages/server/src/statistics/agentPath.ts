import { type SQL, sql } from 'drizzle-orm';
import { catalogueReader } from '../assignments/catalogue.ts';
import { pathAssignments } from '../assignments/countedAssignments.ts';
import { inProfile, noProfile } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import type { Selection } from './selection.ts';

/**
 * Condition on an `assignment` and a `member` of membersIn: the assignment is in the path of the member in that session, so
 * that it is asked of them.
 */
export async function isInPath(db: Database, { course, tree }: Selection): Promise<SQL> {
  const catalogue = await catalogueReader(db)(course);
  const path = tree === undefined ? [] : pathAssignments(catalogue, tree);
  const listed = JSON.stringify(path.map(({ row, profiles }) => ({ id: row.id, profiles })));
  // pairs of both, which are looked up: as a condition on a row it would be worked out for each of tens of thousands
  return sql`(assignment.id, coalesce(member.chosen_profile_id, ${noProfile})) in (
    select path.id, profile.id from json_to_recordset(${listed}::json) as path(id uuid, profiles text[])
    join (select id, code from course_profiles union all select ${noProfile}, null) profile
      on ${inProfile(sql`path.profiles`, sql`profile.code`)})`;
}
