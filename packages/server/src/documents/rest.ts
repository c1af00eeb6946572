import { documentEndpoints } from '@learn/contracts/endpoints';
import { and, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { notFound } from '../errors.ts';
import { createFileStore } from '../storage/createFileStore.ts';
import { acceptForms } from '../storage/receiveFile.ts';
import { sendFile } from '../storage/sendFile.ts';
import { deleteDocument, restoreDocument } from './deleteDocument.ts';
import { directAddress, fileAddress, isSigned } from './fileAddress.ts';
import { attachment } from './fileName.ts';
import { finishUpload } from './finishUpload.ts';
import { listDocuments } from './listDocuments.ts';
import { mayReadFile } from './mayReadFile.ts';
import {
  mayFinishUpload,
  mayReadDocuments,
  mayReadFileByAddress,
  maySendUpload,
  mayStoreFile,
  mayWriteDocuments,
} from './policy.ts';
import { promiseUpload } from './promiseUpload.ts';
import { receiveUpload } from './receiveUpload.ts';
import { startDocument } from './startDocument.ts';
import { documents, files } from './tables.ts';

const unusableStore =
  'The file store cannot be used: nobody can upload or download files. Look at DATA_DIR, or S3_BUCKET and the variables that go with it.';

/** Circle documents and files of answers: promised, uploaded, finished, listed, read, deleted, restored (domain decisions §13). */
export function registerDocuments(app: FastifyInstance, { config, db }: ServerContext): void {
  const place = { db, store: createFileStore(config) };
  // The start does not wait for it: a platform without its files is still one.
  app.addHook('onListen', async () => {
    place.store.check().catch((error: unknown) => app.log.error({ err: error }, unusableStore));
  });

  registerEndpoint(app, documentEndpoints.start, {
    policy: mayWriteDocuments,
    handle: ({ currentUser, body }) => startDocument(place, currentUser, body),
  });

  registerEndpoint(app, documentEndpoints.presign, {
    policy: mayStoreFile,
    handle: ({ currentUser, body }) =>
      promiseUpload(place, {
        ownerId: currentUser.userId,
        purpose: 'storage',
        fileType: body.file_type,
        fileName: body.file_name,
      }),
  });

  app.register(async (scope) => {
    await acceptForms(scope);
    registerEndpoint(scope, documentEndpoints.upload, {
      policy: maySendUpload,
      handle: async ({ currentUser, params, request, reply }) => {
        await receiveUpload(place, { ownerId: currentUser.userId, token: params.token, request, reply });
        return undefined;
      },
    });
  });

  registerEndpoint(app, documentEndpoints.finish, {
    policy: mayFinishUpload,
    handle: async ({ currentUser, body }) => {
      const file = await finishUpload(place, currentUser, body.file_id);
      return {
        file_id: file.id,
        file_name: file.fileName,
        file_type: file.fileType,
        size: file.size,
        url: await fileAddress(place, file),
        document_id: file.documentId,
      };
    },
  });

  registerEndpoint(app, documentEndpoints.list, {
    policy: mayReadDocuments,
    handle: ({ currentUser, params }) => listDocuments(place, currentUser, params.courseSessionId),
  });

  registerEndpoint(app, documentEndpoints.delete, {
    policy: mayWriteDocuments,
    handle: async ({ currentUser, params }) => {
      await deleteDocument(db, currentUser, params.id);
      return undefined;
    },
  });

  registerEndpoint(app, documentEndpoints.restore, {
    policy: mayWriteDocuments,
    handle: async ({ currentUser, params }) => {
      await restoreDocument(db, currentUser, params.id);
      return undefined;
    },
  });

  registerEndpoint(app, documentEndpoints.file, {
    policy: mayReadFileByAddress,
    handle: async ({ currentUser, params, query, request, reply }) => {
      const [file] = await db
        .select(getTableColumns(files))
        .from(files)
        .leftJoin(documents, eq(documents.fileId, files.id))
        .where(
          and(
            eq(files.id, params.id),
            isNotNull(files.finishedAt),
            ne(files.purpose, 'avatar'),
            isNull(documents.deletedAt),
          ),
        );
      if (file === undefined) throw notFound();
      const { expires, signature } = query;
      const allowed =
        (await isSigned(db, file.id, { expires, signature })) ||
        (currentUser !== undefined && (await mayReadFile(db, currentUser, file)));
      if (!allowed) throw notFound();
      const direct = await directAddress(place.store, file);
      if (direct !== undefined) return reply.redirect(direct);
      return sendFile({
        request,
        reply,
        store: place.store,
        file: { ...file, size: file.size ?? 0 },
        disposition: attachment(file.fileName),
      });
    },
  });
}
