import { contentImportEndpoints } from '@learn/contracts/endpoints';
import { contentArchiveLimits } from '@learn/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertMaySee } from '../access/definePolicy.ts';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { sendPage } from '../endpoints/sendPage.ts';
import { parseBody } from '../parse.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { acceptForms, receiveFile } from '../storage/receiveFile.ts';
import { exportCourse } from './exportCourse.ts';
import { inFolder } from './inFolder.ts';
import { mayImportContents } from './policy.ts';
import {
  listContentImports,
  readContentChanges,
  readContentImport,
  removeContentImport,
  startContentImport,
  stopContentImport,
} from './service.ts';
import { keepArchive, receiveArchive } from './takeArchive.ts';

const uploadFields = z.strictObject({ file_name: z.string().trim().max(200).default('') });

/** `/api/admin/content-imports/…`: folders of contents, from the zip to the courses, and back. */
export function registerContentUploads(app: FastifyInstance, { db, config }: ServerContext): void {
  const policy = mayImportContents;
  const means = { db, store: createFileStore(config) };

  registerEndpoint(app, contentImportEndpoints.list, {
    policy,
    handle: async ({ currentUser, query, reply }) => {
      assertMaySee(policy, currentUser);
      return sendPage(reply, await listContentImports(db, query));
    },
  });
  registerEndpoint(app, contentImportEndpoints.read, {
    policy,
    handle: async ({ currentUser, params, language }) => {
      assertMaySee(policy, currentUser);
      return readContentImport(db, params.id, language);
    },
  });
  registerEndpoint(app, contentImportEndpoints.changes, {
    policy,
    handle: async ({ currentUser, params, query, reply }) => {
      assertMaySee(policy, currentUser);
      return sendPage(reply, await readContentChanges(db, params.id, query));
    },
  });
  registerEndpoint(app, contentImportEndpoints.start, {
    policy,
    handle: async ({ currentUser, params: { id }, body, language }) => {
      assertMaySee(policy, currentUser);
      await startContentImport(db, currentUser.userId, { id, unpublishUsed: body.unpublish_used });
      return readContentImport(db, id, language);
    },
  });
  registerEndpoint(app, contentImportEndpoints.stop, {
    policy,
    handle: async ({ currentUser, params: { id }, language }) => {
      assertMaySee(policy, currentUser);
      await stopContentImport(db, currentUser.userId, id);
      return readContentImport(db, id, language);
    },
  });
  registerEndpoint(app, contentImportEndpoints.remove, {
    policy,
    handle: async ({ currentUser, params: { id } }) => {
      assertMaySee(policy, currentUser);
      await removeContentImport(db, currentUser.userId, id);
      return undefined;
    },
  });
  registerEndpoint(app, contentImportEndpoints.exportCourse, {
    policy,
    handle: async ({ currentUser, params: { courseId }, reply }) => {
      assertMaySee(policy, currentUser);
      const { slug, file } = await exportCourse(means, { actorId: currentUser.userId, courseId });
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${slug}.zip"`)
        .send(file);
    },
  });

  app.register(async (scope) => {
    await acceptForms(scope);
    registerEndpoint(scope, contentImportEndpoints.upload, {
      policy,
      handle: async ({ currentUser, language, request, reply }) => {
        assertMaySee(policy, currentUser);
        return inFolder(async (folder) => {
          const { value: draft, fields } = await receiveFile({
            request,
            reply,
            maximumBytes: contentArchiveLimits.bytes,
            take: (stream) => receiveArchive(folder, stream),
          });
          const { file_name: fileName } = parseBody(uploadFields, fields);
          const id = await keepArchive(means, currentUser.userId, { draft, fileName });
          return readContentImport(db, id, language);
        });
      },
    });
  });
}
