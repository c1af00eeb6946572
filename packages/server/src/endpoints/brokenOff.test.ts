import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { documentEndpoints } from '@learn/contracts/endpoints';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openToEveryone } from '../access/definePolicy.ts';
import { registerErrors } from '../registerErrors.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { sendFile } from '../storage/sendFile.ts';
import { registerEndpoint, registerPolicyGuard } from './registerEndpoint.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A server with one file that has no end. */
async function startFileServer() {
  const log: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  registerErrors(app);
  registerPolicyGuard(app, true);
  const content = new Readable({ read: () => undefined });
  const store: Pick<FileStore, 'read'> = { read: async () => content };
  registerEndpoint(app, documentEndpoints.file, {
    policy: openToEveryone('Tests.'),
    handle: ({ request, reply }) =>
      sendFile({
        request,
        reply,
        store: store as FileStore,
        file: { id, storageKey: 'a', fileType: 'video/mp4', size: 1_000_000 },
      }),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, content, log, address: `${address}/api/core/file/${id}/` };
}

it.each([
  ['after its first bytes', true],
  ['before them', false],
])('a download that is broken off %s is no fault of the server', async (_, begun) => {
  const { app, content, log, address } = await startFileServer();
  const asked = get(address);
  asked.on('error', () => undefined);
  if (begun) {
    content.push('first bytes');
    const [answer] = await once(asked, 'response');
    await once(
      answer.on('error', () => undefined),
      'data',
    );
  } else await once(app.server, 'request');
  const closed = once(content, 'close');
  asked.destroy();
  await closed;
  await app.close();
  expect(log).toEqual([]);
});
