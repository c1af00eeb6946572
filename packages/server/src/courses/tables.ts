import type { Localised } from '@learn/contracts';
import type { CourseType, DashboardRole } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Ids of the widgets in the panel of a course, in their order, by the role of the person. */
export type HomeWidgetLists = Readonly<Partial<Record<DashboardRole, readonly string[]>>>;

/** Courses with their flags (specification §3, Course); is_vv and is_uk follow from the type. */
export const courses = pgTable(
  'courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseType: text('course_type').$type<CourseType>().notNull(),
    slug: text('slug').notNull().unique(),
    titles: jsonb('titles').$type<Localised>().notNull(),
    categoryNames: jsonb('category_names').$type<Localised>().notNull(),
    /** order in which the courses are shown */
    position: integer('position').notNull().default(0),
    /** raised with every change of the course's pages, so that what was read of them before is read anew */
    contentVersion: integer('content_version').notNull().default(1),
    enableCircleDocuments: boolean('enable_circle_documents').notNull().default(false),
    enableLearningMentor: boolean('enable_learning_mentor').notNull().default(false),
    enableCompetenceCertificates: boolean('enable_competence_certificates').notNull().default(false),
    enableCourseProfiles: boolean('enable_course_profiles').notNull().default(false),
    /** its sessions of ag and et can be entered through the onboarding (domain decisions §16) */
    openForOnboarding: boolean('open_for_onboarding').notNull().default(false),
    /** null, and for roles that it does not name: the widgets that go with the role (`dashboard/widgets.ts`) */
    homeWidgets: jsonb('home_widgets').$type<HomeWidgetLists>(),
  },
  (table) => [
    check('courses_type', sql`${table.courseType} in ('vv', 'uk', 'ag', 'et')`),
    // lists of strings by role; which ids there are is a matter of the remotes that are live
    check(
      'courses_home_widgets',
      sql`jsonb_typeof(${table.homeWidgets}) = 'object'
        and not jsonb_path_exists(${table.homeWidgets}, '$.*.type() ? (@ != "array")')
        and not jsonb_path_exists(${table.homeWidgets}, '$.*[*].type() ? (@ != "string")')`,
    ),
  ],
);

export type CourseRow = typeof courses.$inferSelect;

/** Branches in which a course can be taken; codes are those of the domain package. */
export const courseProfiles = pgTable('course_profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull().unique(),
  names: jsonb('names').$type<Localised>().notNull(),
  active: boolean('active').notNull().default(true),
  position: integer('position').notNull().default(0),
});

export const courseCourseProfiles = pgTable(
  'course_course_profiles',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    courseProfileId: uuid('course_profile_id')
      .notNull()
      .references(() => courseProfiles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.courseProfileId] })],
);
