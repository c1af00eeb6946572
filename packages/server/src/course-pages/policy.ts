import { definePolicy } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Enrolment } from './enrolment.ts';

/** What a person has to do with a course. */
export interface CourseRelations {
  /** oldest session first */
  readonly enrolments: readonly Enrolment[];
  readonly mentors: boolean;
  readonly leadsRegion: boolean;
  readonly hasOrganisationRole: boolean;
}

/** What decides about a course: who asks, and what they have to do with it. */
interface CourseReading {
  readonly currentUser: CurrentUser;
  readonly relations: CourseRelations;
}

export const readableCourses = definePolicy<CourseReading>(
  'People read a course they are enrolled in, mentor in, lead a region of or have an organisation role for; admins all.',
  ({ currentUser, relations }) =>
    relations.enrolments.length > 0 ||
    relations.mentors ||
    relations.leadsRegion ||
    relations.hasOrganisationRole ||
    currentUser.user.hasVbvAdminAccess,
);
