import { searchCalls } from '@learn/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../calls/registerCall.ts';
import type { ServerContext } from '../context.ts';
import { readableCourses } from '../course-pages/policy.ts';
import { createGraphqlContext } from '../graphql/context.ts';
import { searchCourse } from './searchCourse.ts';

/** `GET /api/course/{courseSlug}/search/`: media, learning contents and circles of a course. */
export function registerSearch(app: FastifyInstance, { db }: ServerContext): void {
  registerCall(app, searchCalls.search, {
    policy: readableCourses,
    handle: ({ visitor, params, query }) =>
      searchCourse(createGraphqlContext(db, visitor), { courseSlug: params.courseSlug, ...query }),
  });
}
