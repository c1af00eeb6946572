import type { CourseSession } from '@learn/contracts';
import { ownOnly } from '../access/policy.ts';
import { visibleCourse } from '../course-pages/graphql/find.ts';
import { CourseObject } from '../course-pages/graphql/learningPath.ts';
import { listCourseSessions } from '../course-sessions/service.ts';
import { notFound } from '../errors.ts';
import { builder } from '../graphql/builder.ts';

const ownSessions = ownOnly('Everybody reads the sessions in which he has a role.');

const CourseSessionType = builder.objectRef<CourseSession>('CourseSession').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    created_at: t.expose('created_at', { type: 'DateTime' }),
    updated_at: t.expose('updated_at', { type: 'DateTime' }),
    title: t.exposeString('title'),
    start_date: t.expose('start_date', { type: 'Date' }),
    end_date: t.expose('end_date', { type: 'Date' }),
    region: t.exposeString('region'),
    generation: t.exposeString('generation'),
    course: t.field({
      type: CourseObject,
      resolve: ({ course }, _arguments, context) => visibleCourse(context, { id: course.id }),
    }),
    actions: t.stringList({ resolve: ({ actions }) => [...actions] }),
    my_role: t.exposeString('my_role'),
    user_role: t.exposeString('user_role'),
    is_uk: t.exposeBoolean('is_uk'),
    is_vv: t.exposeBoolean('is_vv'),
  }),
});

builder.queryField('course_session', (t) =>
  t.field({
    extensions: { policy: ownSessions },
    type: CourseSessionType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, { db, visitor }) => {
      const sessions = await listCourseSessions(db, visitor);
      const session = sessions.find((candidate) => candidate.id === id.toLowerCase());
      if (session === undefined) throw notFound();
      return session;
    },
  }),
);
