import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { users } from '../users/tables.ts';
import { courseSessionUsers } from './tables.ts';

export interface ProfileChosen {
  readonly user_id: string;
  readonly chosen_profile: string;
  readonly course_option: string | null;
}

/** Writes a choice to the enrolment and to the person, whose next enrolment takes it over. */
export function chooseProfile(
  db: Database,
  { userId, courseSessionId }: { readonly userId: string; readonly courseSessionId: string },
  { profileId, courseOption }: { readonly profileId: string; readonly courseOption: string | undefined },
): Promise<ProfileChosen> {
  return db.transaction(async (transaction) => {
    const [enrolment] = await transaction
      .update(courseSessionUsers)
      .set({ chosenProfileId: profileId, courseOption })
      .where(
        and(eq(courseSessionUsers.courseSessionId, courseSessionId), eq(courseSessionUsers.userId, userId)),
      )
      .returning({ courseOption: courseSessionUsers.courseOption });
    if (enrolment === undefined) throw notFound();
    await transaction
      .update(users)
      .set({ chosenProfileId: profileId, chosenCourseOption: courseOption })
      .where(eq(users.id, userId));
    return { user_id: userId, chosen_profile: profileId, course_option: enrolment.courseOption };
  });
}
