import { builder } from '../../graphql/builder.ts';
import type { TopicNode } from '../courseTree.ts';
import type { VisibleCourse } from '../visibleCourse.ts';
import { CircleType } from './circle.ts';
import { CoursePageType } from './coursePage.ts';
import { visibleCourse } from './find.ts';
import type { ViewedPath } from './viewedTree.ts';

/** Its fields stand beside the courses; here only so that a path can name its course. */
export const CourseObject = builder.objectRef<VisibleCourse>('Course');

const TopicType = builder.objectRef<TopicNode>('Topic').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    description: t.exposeString('description'),
    is_visible: t.exposeBoolean('is_visible'),
    circles: t.expose('circles', { type: [CircleType] }),
  }),
});

export const LearningPathType = builder.objectRef<ViewedPath>('LearningPath').implement({
  interfaces: [CoursePageType],
  fields: (t) => ({
    course: t.field({
      type: CourseObject,
      resolve: async (path, _arguments, context) => ({
        ...(await visibleCourse(context, { id: path.course_id })),
        person: path.person,
      }),
    }),
    topics: t.expose('topics', { type: [TopicType] }),
  }),
});
