import { and, eq } from 'drizzle-orm';
import { definePolicy } from '../access/policy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { offeredChoices } from '../courses/offeredChoices.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { fieldMessages } from '../errorMessages.ts';
import { forbidden, notFound } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { requireId } from '../graphql/keys.ts';
import { users } from '../users/tables.ts';
import { courseSessionUsers } from './tables.ts';

interface ProfileChosen {
  readonly user_id: string;
  readonly chosen_profile: string;
  readonly course_option: string | null;
}

interface ProfileRefused {
  readonly message: string;
}

const mayChooseProfile = definePolicy<SessionAccess>(
  'Participants choose their own profile and option in a session whose course has them.',
  (sessionAccess) => sessionAccess.isMember,
);

const Success = builder.objectRef<ProfileChosen>('UpdateCourseSessionProfileSuccess').implement({
  fields: (t) => ({
    user_id: t.exposeID('user_id'),
    chosen_profile: t.exposeID('chosen_profile'),
    course_option: t.exposeString('course_option', { nullable: true }),
  }),
});

const Refused = builder.objectRef<ProfileRefused>('UpdateCourseSessionProfileError').implement({
  fields: (t) => ({ message: t.exposeString('message') }),
});

const Result = builder.unionType('UpdateCourseSessionProfileResult', {
  types: [Success, Refused],
  resolveType: (value) => ('message' in value ? Refused : Success),
});

interface Payload {
  readonly clientMutationId: string | null;
  readonly result: ProfileChosen | ProfileRefused;
}

const PayloadType = builder.objectRef<Payload>('UpdateCourseSessionProfilePayload').implement({
  fields: (t) => ({
    clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    result: t.expose('result', { type: Result }),
  }),
});

const Input = builder.inputType('UpdateCourseSessionProfileInput', {
  fields: (t) => ({
    course_session_id: t.id({ required: true }),
    chosen_profile: t.id({ required: true, description: 'id of a profile of the course' }),
    course_option: t.string({
      description: 'one of the `course_options` of the circles; without it, that which was chosen stays',
    }),
    clientMutationId: t.string(),
  }),
});

builder.mutationField('update_course_session_profile', (t) =>
  t.field({
    type: PayloadType,
    extensions: { policy: mayChooseProfile },
    args: { input: t.arg({ type: Input, required: true }) },
    resolve: async (_root, { input }, { db, currentUser, language }): Promise<Payload> => {
      const courseSessionId = requireId(input.course_session_id);
      const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
      if (!mayChooseProfile.allows(sessionAccess)) throw forbidden();
      const profileId = requireId(input.chosen_profile);
      const courseOption = input.course_option ?? undefined;
      const clientMutationId = input.clientMutationId ?? null;
      const [offered] = await db
        .select(offeredChoices)
        .from(courses)
        .where(eq(courses.id, sessionAccess.courseId));
      if (
        !offered?.profileIds.includes(profileId) ||
        (courseOption !== undefined && !offered.courseOptions.includes(courseOption))
      ) {
        return { clientMutationId, result: { message: fieldMessages.invalid[language] } };
      }
      const own = { userId: currentUser.userId, courseSessionId };
      return { clientMutationId, result: await choose(db, own, { profileId, courseOption }) };
    },
  }),
);

/** Writes a choice to the enrolment and to the person, whose next enrolment takes it over. */
function choose(
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
