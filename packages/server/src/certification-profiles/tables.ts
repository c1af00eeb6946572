import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { organisations } from '../organisations/tables.ts';
import { users } from '../users/tables.ts';

/** Certificates that were granted, by branch: the certification profiles of a course. */
export const grantedCertificates = pgTable(
  'granted_certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseSessionId: uuid('course_session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => courseProfiles.id),
    /** employer at that time */
    organisationId: text('organisation_id').references(() => organisations.id),
    grantedOn: date('granted_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('granted_certificates_once').on(table.userId, table.courseSessionId, table.profileId),
    index('granted_certificates_session').on(table.courseSessionId, table.organisationId, table.grantedOn),
  ],
);
