import type { GraphqlContext } from '../../graphql/context.ts';
import type { ContentNode } from '../courseTree.ts';
import type { CoursePageLoaders } from '../loaders.ts';
import { circleBySlug, requireUnlocked, treeOf, visibleCourse } from './find.ts';

/** Per request, what was found out about a circle: its contents share one answer. */
const checks = new WeakMap<CoursePageLoaders, Map<string, Promise<void>>>();

/**
 * Resolver of a field of a content's body. A locked circle shows its structure but not its contents (specification §4),
 * whichever way through the tree leads to them.
 * @throws circle_locked
 */
export function lockedWithCircle<Field extends keyof ContentNode>(field: Field) {
  return async (
    content: ContentNode,
    _arguments: object,
    context: GraphqlContext,
  ): Promise<ContentNode[Field]> => {
    await assertCircleOpen(content, context);
    return content[field];
  };
}

/**
 * For what else belongs to a content and is fetched on its own, as the tasks of an assignment.
 * @throws circle_locked
 */
export function assertCircleOpen(
  { course_id, circle }: Pick<ContentNode, 'course_id' | 'circle'>,
  context: GraphqlContext,
): Promise<void> {
  const known = checks.get(context.loaders) ?? new Map<string, Promise<void>>();
  checks.set(context.loaders, known);
  const check = known.get(circle.id) ?? checkCircle(course_id, circle.slug, context);
  known.set(circle.id, check);
  return check;
}

async function checkCircle(courseId: string, circleSlug: string, context: GraphqlContext): Promise<void> {
  const visible = await visibleCourse(context, { id: courseId });
  const tree = await treeOf(context, visible);
  await requireUnlocked(context, visible, tree, circleBySlug(tree, circleSlug));
}
