import type { completions } from '../completions/tables.ts';
import type {
  courseSessions,
  courseSessionUsers,
  expertCircles,
  mentorRelations,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { organisationRoles, organisations } from '../organisations/tables.ts';
import type { users } from '../users/tables.ts';

export type NewUser = typeof users.$inferInsert;
export type NewOrganisation = typeof organisations.$inferInsert;
export type NewOrganisationRole = typeof organisationRoles.$inferInsert;
export type NewSession = typeof courseSessions.$inferInsert;
export type NewEnrolment = typeof courseSessionUsers.$inferInsert;
export type NewExpertCircle = typeof expertCircles.$inferInsert;
export type NewMentorRelation = typeof mentorRelations.$inferInsert;
export type NewSupervisorRegion = typeof supervisorRegions.$inferInsert;
export type NewCompletion = typeof completions.$inferInsert;
