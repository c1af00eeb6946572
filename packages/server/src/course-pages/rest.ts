import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isUuid } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CurrentUser, requireCurrentUser } from '../authentication/currentUser.ts';
import { findMarkablePage } from '../completions/sessionProgress.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { createGraphqlContext } from '../graphql/context.ts';
import { readLibraryVideo } from '../media/readLibraryVideo.ts';
import { packageRoot } from '../packageRoot.ts';
import { captionsOf } from './captions.ts';
import { requireUnlocked, treeOf, visibleCourse } from './graphql/find.ts';
import type { ContentData } from './pageData.ts';
import { pages } from './tables.ts';

const mediaFolder = path.join(packageRoot, 'assets', 'media');

/**
 * `GET /media/<file>`: the clips and guides of the package, in ranges where a player asks for them.
 * `GET /media/captions/<id>.vtt`: the captions of a video content by the id of its page, or of a video in a media
 * library by the id of its content, in the language of that one; the right to read the content is needed.
 */
export function registerMedia(app: FastifyInstance, { db }: ServerContext): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: mediaFolder,
      prefix: '/media/',
      index: false,
      decorateReply: false,
      maxAge: '30d',
      // A viewer inside the browser shows the guide; the policy of data answers would stop it.
      setHeaders: (reply) => reply.removeHeader('content-security-policy'),
    });
    scope.get<{ Params: { file: string } }>('/media/captions/:file', async (request, reply) => {
      const currentUser = requireCurrentUser(request);
      const id = /^(.+)\.vtt$/.exec(request.params.file)?.[1] ?? '';
      if (!isUuid(id)) throw notFound();
      const video = (await readVideo(currentUser, id)) ?? (await readLibraryVideo(db, currentUser, id));
      if (video?.transcript === undefined || video.duration === undefined) throw notFound();
      return reply
        .type('text/vtt; charset=utf-8')
        .header('cache-control', 'private, max-age=300')
        .send(captionsOf(video.transcript, video.duration));
    });
  });

  async function readVideo(
    currentUser: CurrentUser,
    pageId: string,
  ): Promise<Partial<ContentData> | undefined> {
    const [page] = await db
      .select({
        courseId: pages.courseId,
        translationKey: pages.translationKey,
        language: pages.language,
        data: pages.data,
      })
      .from(pages)
      .where(and(eq(pages.id, pageId), eq(pages.contentType, 'learnpath.LearningContentVideo'), pages.live));
    if (page === undefined) return undefined;
    const context = createGraphqlContext(db, { ...currentUser, language: page.language });
    const visible = await visibleCourse(context, { id: page.courseId });
    const tree = await treeOf(context, visible);
    const found = findMarkablePage(tree, page.translationKey);
    if (found === undefined) return undefined;
    await requireUnlocked(context, visible, tree, found.circle);
    return page.data as Partial<ContentData>;
  }
}
