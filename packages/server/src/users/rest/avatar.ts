import { coreEndpoints } from '@learn/contracts/endpoints';
import { isUuid, maximumAvatarBytes } from '@learn/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireCurrentUser } from '../../authentication/currentUser.ts';
import type { ServerContext } from '../../context.ts';
import { removeReleasedFiles } from '../../documents/releaseFiles.ts';
import { files } from '../../documents/tables.ts';
import { registerEndpoint } from '../../endpoints/registerEndpoint.ts';
import { notFound } from '../../errors.ts';
import { parseBody } from '../../parse.ts';
import { createFileStore } from '../../storage/createFileStore.ts';
import { readAll } from '../../storage/readAll.ts';
import { acceptForms, receiveFile } from '../../storage/receiveFile.ts';
import { sendFile } from '../../storage/sendFile.ts';
import { changeAvatar, deleteAvatar } from '../changeAvatar.ts';
import type { Crop } from '../makeAvatar.ts';
import { mayChangePhoto } from '../policy.ts';
import { users } from '../tables.ts';

const pixels = z.coerce.number().int().min(0).max(100_000);

const square = z.object({ x: pixels, y: pixels, size: pixels.min(1) });

/** The square that the fields of the form choose; it is given whole or not at all. */
function parseCrop(fields: Readonly<Record<string, string>>): Crop | undefined {
  return Object.keys(square.shape).some((name) => name in fields) ? parseBody(square, fields) : undefined;
}

/** `POST` and `DELETE /api/core/avatar/`; `GET /media/avatar/<file id>-<hash>.jpg` for everybody who is logged in. */
export function registerAvatar(app: FastifyInstance, { config, db }: ServerContext): void {
  const place = { db, store: createFileStore(config) };
  const removeOld = () =>
    removeReleasedFiles(place).catch((error: unknown) => {
      app.log.error({ err: error }, 'Files could not be removed');
    });

  app.register(async (scope) => {
    await acceptForms(scope);
    registerEndpoint(scope, coreEndpoints.changeAvatar, {
      policy: mayChangePhoto,
      handle: async ({ currentUser, request, reply }) => {
        const { value: bytes, fields } = await receiveFile({
          request,
          reply,
          maximumBytes: maximumAvatarBytes,
          take: (stream) => readAll(stream, maximumAvatarBytes),
        });
        const crop = parseCrop(fields);
        const url = await changeAvatar(place, currentUser.userId, { bytes, crop });
        await removeOld();
        return { url };
      },
    });
  });

  registerEndpoint(app, coreEndpoints.deleteAvatar, {
    policy: mayChangePhoto,
    handle: async ({ currentUser }) => {
      await deleteAvatar(db, currentUser.userId);
      await removeOld();
      return undefined;
    },
  });

  app.get<{ Params: { file: string } }>('/media/avatar/:file', async (request, reply) => {
    requireCurrentUser(request);
    const { file: name } = request.params;
    const id = name.slice(0, 36);
    const [found] = isUuid(id)
      ? await db
          .select({ id: files.id, storageKey: files.storageKey, fileType: files.fileType, size: files.size })
          .from(files)
          .innerJoin(users, eq(users.id, files.ownerId))
          .where(
            and(eq(files.id, id), eq(users.avatarUrl, `/media/avatar/${name}`), isNotNull(files.finishedAt)),
          )
      : [];
    if (found === undefined) throw notFound();
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return sendFile({ request, reply, store: place.store, file: { ...found, size: found.size ?? 0 } });
  });
}
