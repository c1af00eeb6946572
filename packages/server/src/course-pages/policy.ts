import { definePolicy } from '../access/policy.ts';
import type { Visitor } from '../authentication/visitor.ts';
import type { Enrolment } from './visibleCourse.ts';

/** What a person has to do with a course. */
export interface CourseRelations {
  /** oldest session first */
  readonly enrolments: readonly Enrolment[];
  readonly mentors: boolean;
  readonly leadsRegion: boolean;
  readonly hasOrganisationRole: boolean;
}

/** What decides about a course: who asks, and what he has to do with it. */
interface CourseReading {
  readonly visitor: Visitor;
  readonly relations: CourseRelations;
}

export const readableCourses = definePolicy<CourseReading>(
  'People read a course they are enrolled in, mentor in, lead a region of or have an organisation role for; admins all.',
  ({ visitor, relations }) =>
    relations.enrolments.length > 0 ||
    relations.mentors ||
    relations.leadsRegion ||
    relations.hasOrganisationRole ||
    visitor.user.hasVbvAdminAccess,
);
