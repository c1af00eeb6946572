import type { Localised } from '@learn/contracts';
import type { CourseConfiguration, Language } from '@learn/domain';
import type { Enrolment, SeenParticipant } from '../../course-pages/enrolment.ts';
import { ActionCompetenceType } from '../../course-pages/graphql/competence.ts';
import { courseByKeys, treeOf } from '../../course-pages/graphql/find.ts';
import { CourseObject, LearningPathType } from '../../course-pages/graphql/learningPath.ts';
import { viewedCompetences, viewedPath } from '../../course-pages/graphql/viewedTree.ts';
import { courseProfilesLoader } from '../../course-pages/loaders.ts';
import { readableCourses } from '../../course-pages/policy.ts';
import { courseOfPerson } from '../../course-pages/seenPerson.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { CourseTypeType } from '../../graphql/enums.ts';
import { requireId } from '../../graphql/keys.ts';
import { configurationOf } from '../configuration.ts';
import { CourseSessionType, sessionById } from './courseSession.ts';

const flags = [
  'enable_circle_documents',
  'enable_learning_mentor',
  'enable_competence_certificates',
  'enable_course_profiles',
  'is_vv',
  'is_uk',
] as const satisfies readonly (keyof CourseConfiguration)[];

export const CourseConfigurationType = builder
  .objectRef<CourseConfiguration>('CourseConfiguration')
  .implement({
    fields: (t) => Object.fromEntries(flags.map((flag) => [flag, t.exposeBoolean(flag)])),
  });

interface LocalisedProfile {
  readonly id: string;
  readonly code: string;
  readonly names: Localised;
}

const CourseProfileType = builder.objectRef<LocalisedProfile>('CourseProfile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.string({ resolve: (profile, _arguments, { language }) => textIn(profile.names, language) }),
  }),
});

const SeenParticipantType = builder.objectRef<SeenParticipant>('SeenParticipant').implement({
  description: 'A participant whose work the caller may see (domain decisions §4).',
  fields: (t) => ({
    first_name: t.exposeString('first_name'),
    last_name: t.exposeString('last_name'),
    avatar_url: t.exposeString('avatar_url'),
    circle_ids: t.idList({
      nullable: true,
      description: 'circles of which the caller may see the work; null: all',
      resolve: ({ courseId, circleKeys }, _arguments, context) => pageIdsOf(context, courseId, circleKeys),
    }),
    assessment_circle_ids: t.idList({
      nullable: true,
      description: 'circles of which the caller may see the self-assessments; null: all',
      resolve: ({ courseId, assessedCircleKeys }, _arguments, context) =>
        pageIdsOf(context, courseId, assessedCircleKeys),
    }),
  }),
});

/** Ids of the circles in the caller's language. @param keys translation keys; undefined for all circles */
async function pageIdsOf(context: GraphqlContext, courseId: string, keys: readonly string[] | undefined) {
  if (keys === undefined) return undefined;
  const { pageIds } = await treeOf(context, await courseByKeys(context, { id: courseId }));
  return keys.flatMap((key) => pageIds.get(key) ?? []);
}

const CourseSessionUserType = builder.objectRef<Enrolment>('CourseSessionUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    user_id: t.exposeID('user_id'),
    course_session_id: t.exposeID('course_session_id'),
    chosen_profile: t.expose('chosen_profile', {
      type: CourseProfileType,
      nullable: true,
      description: 'chosen profile of the enrolment, null until chosen',
    }),
    course_option: t.exposeString('course_option', {
      nullable: true,
      description: 'chosen one of the `course_options` of the circles',
    }),
    course_session: t.field({
      type: CourseSessionType,
      description: 'as the caller sees it',
      resolve: ({ course_session_id }, _arguments, context) => sessionById(context, course_session_id),
    }),
    role: t.exposeString('role'),
    participant: t.expose('participant', {
      type: SeenParticipantType,
      nullable: true,
      description: 'whose enrolment it is; null for the own ones',
    }),
  }),
});

CourseObject.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ course }) => course.id }),
    title: t.string({ resolve: ({ course }, _arguments, { language }) => textIn(course.titles, language) }),
    category_name: t.string({
      resolve: ({ course }, _arguments, { language }) => textIn(course.categoryNames, language),
    }),
    slug: t.string({ resolve: ({ course }) => course.slug }),
    course_type: t.field({ type: CourseTypeType, resolve: ({ course }) => course.courseType }),
    configuration: t.field({
      type: CourseConfigurationType,
      resolve: ({ course }) => configurationOf(course),
    }),
    learning_path: t.field({
      type: LearningPathType,
      resolve: async (visible, _arguments, context) =>
        viewedPath(await treeOf(context, visible), visible.person),
    }),
    action_competences: t.field({
      type: [ActionCompetenceType],
      resolve: async (visible, _arguments, context) =>
        viewedCompetences(await treeOf(context, visible), visible.person),
    }),
    profiles: t.field({
      type: [CourseProfileType],
      resolve: ({ course }, _arguments, context) => courseProfilesLoader(context).load(course.id),
    }),
    course_session_users: t.field({
      type: [CourseSessionUserType],
      description:
        'own enrolments of the caller in this course, or those of `user` in the sessions in which the caller may look at their work',
      resolve: ({ enrolments, person }) => [...(person?.enrolments ?? enrolments)],
    }),
  }),
});

builder.queryField('course', (t) =>
  t.field({
    extensions: { policy: readableCourses },
    type: CourseObject,
    nullable: true,
    args: {
      id: t.arg.id(),
      slug: t.arg.string(),
      user: t.arg.id({
        description:
          'a participant whose enrolments and statuses are shown, as far as the caller may see them; without it the own ones',
      }),
    },
    resolve: async (_root, { user, ...keys }, context) => {
      const visible = await courseByKeys(context, keys);
      return user == null ? visible : courseOfPerson(context, visible, requireId(user));
    },
  }),
);

function textIn(texts: Localised, language: Language): string {
  return texts[language];
}
