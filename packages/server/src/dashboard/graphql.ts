import type { DashboardConfig } from '@learn/contracts';
import { treeOf, visibleCourse } from '../course-pages/graphql/find.ts';
import { readableCourses } from '../course-pages/policy.ts';
import { CourseConfigurationType } from '../courses/graphql/course.ts';
import { builder } from '../graphql/builder.ts';
import { CourseTypeType } from '../graphql/enums.ts';
import { type CourseProgress, readCourseProgress } from './courseProgress.ts';
import { mayReadPanels } from './policy.ts';
import { listDashboardConfig } from './service.ts';

const CompetenceType = builder.objectRef<CourseProgress['competence']>('CourseProgressCompetence').implement({
  fields: (t) => ({
    total_count: t.exposeInt('total_count'),
    success_count: t.exposeInt('success_count'),
    fail_count: t.exposeInt('fail_count'),
  }),
});

const AssignmentType = builder.objectRef<CourseProgress['assignment']>('CourseProgressAssignment').implement({
  fields: (t) => ({
    total_count: t.exposeInt('total_count'),
    points_max_count: t.exposeFloat('points_max_count', {
      description: 'of assignments that count towards certificates',
    }),
    points_achieved_count: t.exposeFloat('points_achieved_count', {
      description: 'released points of the same, after deductions',
    }),
  }),
});

const CourseProgressType = builder.objectRef<CourseProgress>('CourseProgress').implement({
  fields: (t) => ({
    course_id: t.exposeID('course_id'),
    session_to_continue_id: t.exposeID('session_to_continue_id', { nullable: true }),
    competence: t.expose('competence', { type: CompetenceType }),
    assignment: t.expose('assignment', { type: AssignmentType }),
  }),
});

const DashboardCourseConfigType = builder.objectRef<DashboardConfig>('DashboardCourseConfig').implement({
  fields: (t) => ({
    course_id: t.exposeID('course_id'),
    course_slug: t.exposeString('course_slug'),
    course_title: t.exposeString('course_title'),
    role_key: t.exposeString('role_key'),
    role_keys: t.stringList({
      description: 'all roles in the course, role_key first',
      resolve: ({ role_keys }) => [...role_keys],
    }),
    widgets: t.stringList({ resolve: ({ widgets }) => [...widgets] }),
    session_to_continue_id: t.exposeID('session_to_continue_id', { nullable: true }),
    has_preview: t.exposeBoolean('has_preview'),
    is_vv: t.exposeBoolean('is_vv'),
    is_uk: t.exposeBoolean('is_uk'),
    course_type: t.expose('course_type', { type: CourseTypeType }),
    id: t.exposeID('id', { description: 'course_id' }),
    name: t.exposeString('name', { description: 'course_title' }),
    slug: t.exposeString('slug', { description: 'course_slug' }),
    dashboard_type: t.exposeString('dashboard_type', { description: 'role_key' }),
    course_configuration: t.expose('course_configuration', { type: CourseConfigurationType }),
  }),
});

builder.queryFields((t) => ({
  course_progress: t.field({
    extensions: { policy: readableCourses },
    type: CourseProgressType,
    nullable: true,
    args: { course_id: t.arg.id({ required: true }) },
    resolve: async (_root, { course_id }, context) => {
      const visible = await visibleCourse(context, { id: course_id });
      const tree = await treeOf(context, visible);
      return readCourseProgress(context.db, context.currentUser, { visible, tree });
    },
  }),
  dashboard_config: t.field({
    extensions: { policy: mayReadPanels },
    type: [DashboardCourseConfigType],
    resolve: (_root, _arguments, { db, currentUser }) => listDashboardConfig(db, currentUser),
  }),
}));
