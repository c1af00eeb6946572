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

/** People read a course they are enrolled in, mentor in, lead a region of or have an organisation role for; admins all. */
export function mayReadCourse(visitor: Visitor, relations: CourseRelations): boolean {
  return (
    relations.enrolments.length > 0 ||
    relations.mentors ||
    relations.leadsRegion ||
    relations.hasOrganisationRole ||
    visitor.user.hasVbvAdminAccess
  );
}
