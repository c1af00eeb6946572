import { and, eq } from 'drizzle-orm';
import { definePolicy } from '../access/policy.ts';
import { readStanding } from '../access/readStanding.ts';
import type { Standing } from '../access/standing.ts';
import { courseCourseProfiles, courseProfiles, courses } from '../courses/tables.ts';
import { fieldMessages } from '../errorMessages.ts';
import { forbidden } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { requireId } from '../graphql/keys.ts';
import { users } from '../users/tables.ts';
import { courseSessions, courseSessionUsers } from './tables.ts';

interface ProfileChosen {
  readonly kind: 'success';
  readonly user_id: string;
  readonly chosen_profile: string;
}

interface ProfileRefused {
  readonly kind: 'error';
  readonly message: string;
}

const mayChooseProfile = definePolicy<Standing>(
  'Participants choose their own profile in a session whose course has profiles.',
  (standing) => standing.isMember,
);

const Success = builder.objectRef<ProfileChosen>('UpdateCourseSessionProfileSuccess').implement({
  fields: (t) => ({ user_id: t.exposeID('user_id'), chosen_profile: t.exposeID('chosen_profile') }),
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
    clientMutationId: t.string(),
  }),
});

builder.mutationField('update_course_session_profile', (t) =>
  t.field({
    type: PayloadType,
    extensions: { policy: mayChooseProfile },
    args: { input: t.arg({ type: Input, required: true }) },
    resolve: async (_root, { input }, { db, visitor, language }): Promise<Payload> => {
      const courseSessionId = requireId(input.course_session_id);
      const standing = await readStanding(db, visitor, courseSessionId);
      if (!mayChooseProfile.allows(standing)) throw forbidden();
      const profileId = requireId(input.chosen_profile);
      const [offered] = await db
        .select({ id: courseProfiles.id })
        .from(courseSessions)
        .innerJoin(courses, eq(courses.id, courseSessions.courseId))
        .innerJoin(courseCourseProfiles, eq(courseCourseProfiles.courseId, courses.id))
        .innerJoin(courseProfiles, eq(courseProfiles.id, courseCourseProfiles.courseProfileId))
        .where(
          and(
            eq(courseSessions.id, courseSessionId),
            eq(courseProfiles.id, profileId),
            courseProfiles.active,
            courses.enableCourseProfiles,
          ),
        );
      const clientMutationId = input.clientMutationId ?? null;
      if (offered === undefined) {
        return { clientMutationId, result: { kind: 'error', message: fieldMessages.invalid[language] } };
      }
      await db.transaction(async (transaction) => {
        await transaction
          .update(courseSessionUsers)
          .set({ chosenProfileId: profileId })
          .where(
            and(
              eq(courseSessionUsers.courseSessionId, courseSessionId),
              eq(courseSessionUsers.userId, visitor.userId),
            ),
          );
        await transaction
          .update(users)
          .set({ chosenProfileId: profileId })
          .where(eq(users.id, visitor.userId));
      });
      return {
        clientMutationId,
        result: { kind: 'success', user_id: visitor.userId, chosen_profile: profileId },
      };
    },
  }),
);
