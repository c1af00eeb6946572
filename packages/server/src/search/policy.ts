import { definePolicy } from '../access/policy.ts';
import type { Standing } from '../access/standing.ts';

/** A session, as the visitor stands to it, and the course that is to be searched. */
interface SearchPlace {
  readonly standing: Standing;
  readonly courseId: string;
}

export const maySearchCourse = definePolicy<SearchPlace>(
  'Whoever has anything to do with a session searches the course of that session.',
  ({ standing, courseId }) => standing.courseId === courseId,
);
