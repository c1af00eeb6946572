import { contentsOf } from '@learn/domain';
import { oncePer } from '../caches/oncePer.ts';
import type { ContentNode, CourseTree } from './courseTree.ts';

/** Something of a session together with the learning content that it belongs to. */
export type Placed<Thing> = Thing & { readonly content: ContentNode };

/** Gives each thing its learning content; what belongs to an unpublished one is left out, as the tree leaves it out. */
export function placed<Thing extends { readonly contentKey: string }>(
  tree: CourseTree,
  things: readonly Thing[],
): Placed<Thing>[] {
  const contents = contentsByKey(tree);
  return things.flatMap((thing) => {
    const content = contents.get(thing.contentKey);
    return content === undefined ? [] : [{ ...thing, content }];
  });
}

const contentsByKey = oncePer(
  (tree: CourseTree): ReadonlyMap<string, ContentNode> =>
    new Map(
      tree.circles
        .flatMap((circle) => contentsOf<ContentNode>(circle))
        .map((content) => [content.translation_key, content]),
    ),
);
