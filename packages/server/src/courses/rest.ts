import { adminCourseEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { listAdminCourses, readAdminCourse } from './adminCourses.ts';
import { mayConfigureCourses } from './policy.ts';
import { writeCourse } from './writeCourse.ts';

/** `/api/admin/courses/…`: the courses and their configuration. */
export function registerCourses(app: FastifyInstance, { db }: ServerContext): void {
  registerEndpoint(app, adminCourseEndpoints.list, {
    policy: mayConfigureCourses,
    handle: async ({ currentUser, language }) => {
      assertMaySee(mayConfigureCourses, currentUser);
      return listAdminCourses(db, language);
    },
  });

  registerEndpoint(app, adminCourseEndpoints.read, {
    policy: mayConfigureCourses,
    handle: async ({ currentUser, params, language }) => {
      assertMaySee(mayConfigureCourses, currentUser);
      return readAdminCourse(db, params.courseId, language);
    },
  });

  registerEndpoint(app, adminCourseEndpoints.change, {
    policy: mayConfigureCourses,
    handle: async ({ currentUser, params: { courseId }, query, body, seen, language }) => {
      assertMaySee(mayConfigureCourses, currentUser);
      const command = { courseId, actorId: currentUser.userId };
      await writeCourse(db, command, { change: body, onlyFlags: query.only, seen });
      return readAdminCourse(db, courseId, language);
    },
  });
}
