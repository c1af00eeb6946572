import { builder } from '../../graphql/builder.ts';
import { readableCourses } from '../policy.ts';
import { CircleType } from './circle.ts';
import { circleBySlug, contentBySlug, requireUnlocked, treeByKeys, treeOf, visibleCourse } from './find.ts';
import { LearningContentType } from './learningContent.ts';
import { LearningPathType } from './learningPath.ts';

builder.queryFields((t) => ({
  learning_path: t.field({
    extensions: { policy: readableCourses },
    type: LearningPathType,
    nullable: true,
    args: { id: t.arg.id(), slug: t.arg.string(), course_id: t.arg.id(), course_slug: t.arg.string() },
    resolve: async (_root, keys, context) => (await treeByKeys(context, keys)).learningPath,
  }),
  circle: t.field({
    extensions: { policy: readableCourses },
    type: CircleType,
    nullable: true,
    args: { course_slug: t.arg.string({ required: true }), slug: t.arg.string({ required: true }) },
    resolve: async (_root, { course_slug, slug }, context) => {
      const visible = await visibleCourse(context, { slug: course_slug });
      return circleBySlug(await treeOf(context, visible), slug);
    },
  }),
  learning_content: t.field({
    extensions: { policy: readableCourses },
    type: LearningContentType,
    nullable: true,
    args: {
      course_slug: t.arg.string({ required: true }),
      circle_slug: t.arg.string({ required: true }),
      slug: t.arg.string({ required: true }),
    },
    resolve: async (_root, { course_slug, circle_slug, slug }, context) => {
      const visible = await visibleCourse(context, { slug: course_slug });
      const tree = await treeOf(context, visible);
      const circle = circleBySlug(tree, circle_slug);
      const content = contentBySlug(circle, slug);
      await requireUnlocked(context, visible, tree, circle);
      return content;
    },
  }),
}));
