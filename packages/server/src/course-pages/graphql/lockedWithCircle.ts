import type { GraphqlContext } from '../../graphql/context.ts';
import { defineSingleLoader } from '../../graphql/defineLoader.ts';
import type { ContentNode } from '../courseTree.ts';
import { circleBySlug, requireUnlocked, treeOf, visibleCourse } from './find.ts';

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
export async function assertCircleOpen(
  content: Pick<ContentNode, 'course_id' | 'circle'>,
  context: GraphqlContext,
): Promise<void> {
  await circleCheckLoader(context).load(content);
}

/** Contents of a circle share one answer. */
const circleCheckLoader = defineSingleLoader<Pick<ContentNode, 'course_id' | 'circle'>, true, string>(
  async ({ course_id, circle }, context) => {
    const visible = await visibleCourse(context, { id: course_id });
    const tree = await treeOf(context, visible);
    await requireUnlocked(context, visible, tree, circleBySlug(tree, circle.slug));
    return true;
  },
  { cacheKeyFn: ({ circle }) => circle.id },
);
