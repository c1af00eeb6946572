import { type SQL, sql } from 'drizzle-orm';
import { catalogueReader } from '../assignments/catalogue.ts';
import { pathAssignments } from '../assignments/countedAssignments.ts';
import { inProfile } from '../course-pages/visibleCircles.ts';
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
  return sql`exists (select 1 from json_to_recordset(${listed}::json) as path(id uuid, profiles text[])
    left join course_profiles profile on profile.id = member.chosen_profile_id
    where path.id = assignment.id and ${inProfile(sql`path.profiles`, sql`profile.code`)})`;
}
