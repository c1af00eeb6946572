import { contentsOf, matchesProfile } from '@learn/domain';
import { and, eq, sql } from 'drizzle-orm';
import { completions } from '../completions/tables.ts';
import type { ContentNode } from '../course-pages/courseTree.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { employerName } from '../organisations/employerName.ts';
import { organisations } from '../organisations/tables.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import type { CircleWork } from './readCockpit.ts';

/** A participant to whose path a circle belongs. */
export interface CircleParticipant {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
  /** employer; empty where none is known */
  readonly organisation_name: string;
  /** learning contents of the circle that they have completed */
  readonly contents_completed_count: number;
}

/** The participants of a session whose profile has the circle, by name, in one statement. */
export async function readCircleParticipants(
  db: Database,
  { courseSessionId, circle }: Pick<CircleWork, 'courseSessionId' | 'circle'>,
): Promise<CircleParticipant[]> {
  const keys = contentsOf<ContentNode>(circle).map(({ translation_key }) => translation_key);
  const rows = await db
    .select({
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      avatar_url: users.avatarUrl,
      organisation_name: employerName,
      profile: courseProfiles.code,
      contents_completed_count: sql`(select count(*) from ${completions}
        where ${completions.userId} = ${users.id} and ${completions.courseSessionId} = ${courseSessionId}
        and ${completions.completionStatus} = 'SUCCESS'
        and ${completions.translationKey} = any(${sql.param(keys)}::uuid[]))`.mapWith(Number),
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.role, 'MEMBER')),
    )
    .orderBy(...byName);
  return rows
    .filter(({ profile }) => matchesProfile(circle.profiles, profile))
    .map(({ profile: _, ...participant }) => participant);
}
