import { definePolicy } from '../access/definePolicy.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';

/** A session, as the current user stands to it, and the course that is to be searched. */
interface SearchPlace {
  readonly sessionAccess: SessionAccess;
  readonly courseId: string;
}

export const maySearchCourse = definePolicy<SearchPlace>(
  'People who have anything to do with a session search the course of that session.',
  ({ sessionAccess, courseId }) => sessionAccess.courseId === courseId,
);
