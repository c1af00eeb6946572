import { matchesProfile } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { employerName } from '../organisations/employerName.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';
import type { CircleWork } from './readCockpit.ts';

/** A participant of a session to whose path a circle belongs. */
export interface CircleEnrolment {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_url: string;
  readonly email: string;
  /** employer; empty where none is known */
  readonly organisation_name: string;
  readonly enrolledAt: Date;
  readonly optionalAttendance: boolean;
  /** code of the profile that they have chosen */
  readonly profile: string | null;
}

/** @param userId a UUID @returns undefined for anybody else */
export async function readCircleEnrolment(
  db: Database,
  { courseSessionId, circle }: Pick<CircleWork, 'courseSessionId' | 'circle'>,
  userId: string,
): Promise<CircleEnrolment | undefined> {
  const [row] = await db
    .select({
      user_id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      avatar_url: users.avatarUrl,
      email: users.email,
      organisation_name: employerName,
      enrolledAt: courseSessionUsers.createdAt,
      optionalAttendance: courseSessionUsers.optionalAttendance,
      profile: courseProfiles.code,
    })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, courseSessionId),
        eq(courseSessionUsers.userId, userId),
        eq(courseSessionUsers.role, 'MEMBER'),
      ),
    );
  return row && matchesProfile(circle.profiles, row.profile) ? row : undefined;
}
