import { searchEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { createGraphqlContext } from '../graphql/context.ts';
import { maySearchCourse } from './policy.ts';
import { searchCourse } from './searchCourse.ts';

/** `GET /api/course/{courseSlug}/search/`: media, learning contents and circles of a course in one of its sessions. */
export function registerSearch(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, searchEndpoints.search, {
    policy: maySearchCourse,
    handle: ({ currentUser, params, query: { course_session_id: courseSessionId, ...words } }) =>
      searchCourse(createGraphqlContext(db, currentUser), {
        courseSlug: params.courseSlug,
        courseSessionId,
        ...words,
      }),
  });
}
