import type { Localised } from '@learn/contracts';
import type { CourseConfiguration, Language } from '@learn/domain';
import { ActionCompetenceType } from '../course-pages/graphql/competence.ts';
import { type CourseKeys, courseByKeys, treeOf } from '../course-pages/graphql/find.ts';
import { CourseObject, LearningPathType } from '../course-pages/graphql/learningPath.ts';
import { readableCourses } from '../course-pages/policy.ts';
import type { Enrolment } from '../course-pages/visibleCourse.ts';
import { builder } from '../graphql/builder.ts';
import { CourseTypeType } from '../graphql/enums.ts';
import { configurationOf } from './configuration.ts';

const flags = [
  'enable_circle_documents',
  'enable_learning_mentor',
  'enable_competence_certificates',
  'enable_course_profiles',
  'is_vv',
  'is_uk',
] as const satisfies readonly (keyof CourseConfiguration)[];

export const CourseConfigurationType = builder.objectRef<CourseConfiguration>('CourseConfiguration').implement({
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
    role: t.exposeString('role'),
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
      resolve: async (visible, _arguments, context) => (await treeOf(context, visible)).learningPath,
    }),
    action_competences: t.field({
      type: [ActionCompetenceType],
      resolve: async (visible, _arguments, context) => [
        ...(await treeOf(context, visible)).actionCompetences,
      ],
    }),
    profiles: t.field({
      type: [CourseProfileType],
      resolve: ({ course }, _arguments, { loaders }) => loaders.profiles.load(course.id),
    }),
    course_session_users: t.field({
      type: [CourseSessionUserType],
      description: 'own enrolments of the caller in this course',
      resolve: ({ enrolments }) => [...enrolments],
    }),
  }),
});

builder.queryField('course', (t) =>
  t.field({
    extensions: { policy: readableCourses },
    type: CourseObject,
    nullable: true,
    args: { id: t.arg.id(), slug: t.arg.string() },
    resolve: (_root, keys: CourseKeys, context) => courseByKeys(context, keys),
  }),
);

function textIn(texts: Localised, language: Language): string {
  return texts[language];
}
