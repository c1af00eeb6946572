import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { courseSessions } from '../course-sessions/tables.ts';

/** Sessions of which something changed since their figures were added up; filled by triggers. */
export const staleSessions = pgTable('stale_sessions', {
  courseSessionId: uuid('course_session_id')
    .primaryKey()
    .references(() => courseSessions.id, { onDelete: 'cascade' }),
});
