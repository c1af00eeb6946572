import { eq } from 'drizzle-orm';
import { findMarkablePage } from '../../completions/sessionProgress.ts';
import { notFound } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireId } from '../../graphql/keys.ts';
import type { ContentNode } from '../courseTree.ts';
import { readableCourses } from '../policy.ts';
import { pages } from '../tables.ts';
import { typeNameOf } from './coursePage.ts';
import { requireUnlocked, treeOf, visibleCourse } from './find.ts';
import { learningContentKinds } from './learningContent.ts';

// One query per kind (specification §7): `learning_content_video(id)` and so on.
for (const [name, type] of learningContentKinds) {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  builder.queryField(`learning_content_${words}`, (t) =>
    t.field({
      type,
      nullable: true,
      extensions: { policy: readableCourses },
      args: { id: t.arg.id({ required: true, description: 'of any language' }) },
      resolve: async (_root, { id }, context) => {
        const content = await contentById(context, requireId(id));
        if (typeNameOf(content) !== `LearningContent${name}`) throw notFound();
        return content;
      },
    }),
  );
}

/** @throws not_found, circle_locked */
async function contentById(context: GraphqlContext, id: string): Promise<ContentNode> {
  const [page] = await context.db
    .select({ courseId: pages.courseId, key: pages.translationKey })
    .from(pages)
    .where(eq(pages.id, id));
  if (page === undefined) throw notFound();
  const visible = await visibleCourse(context, { id: page.courseId });
  const tree = await treeOf(context, visible);
  const found = findMarkablePage(tree, page.key);
  if (found === undefined || !('content_url' in found.page)) throw notFound();
  await requireUnlocked(context, visible, tree, found.circle);
  return found.page;
}
