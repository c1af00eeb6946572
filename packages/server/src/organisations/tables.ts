import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

/** Employers; ids are texts because the specification names -1 for «another one» (§5). */
export const organisations = pgTable('organisations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

/** The roles beside the course session (specification §1); their wire names are dashboard roles. */
export const organisationRoleNames = [
  'Ausbildungsverantwortlicher',
  'Berufsbildner',
  'Prüfungsexperte',
] as const;

export type OrganisationRole = (typeof organisationRoleNames)[number];

/** Who has which role for an organisation's people in a course; exam experts have no organisation. */
export const organisationRoles = pgTable(
  'organisation_roles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<OrganisationRole>().notNull(),
    organisationId: text('organisation_id').references(() => organisations.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('organisation_roles_once')
      .on(table.userId, table.role, table.organisationId, table.courseId)
      .nullsNotDistinct(),
    index('organisation_roles_course').on(table.courseId),
    check(
      'organisation_roles_role',
      sql`${table.role} in ('Ausbildungsverantwortlicher', 'Berufsbildner', 'Prüfungsexperte')`,
    ),
  ],
);
