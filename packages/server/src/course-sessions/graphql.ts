import { eq } from 'drizzle-orm';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { offeredChoices } from '../courses/offeredChoices.ts';
import { courses } from '../courses/tables.ts';
import { fieldMessages } from '../errorMessages.ts';
import { forbidden } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { requireId } from '../graphql/keys.ts';
import { chooseProfile, type ProfileChosen } from './chooseProfile.ts';
import { mayChooseProfile } from './policy.ts';

interface ProfileRefused {
  readonly message: string;
}

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
      return { clientMutationId, result: await chooseProfile(db, own, { profileId, courseOption }) };
    },
  }),
);
