import { once } from 'node:events';
import { get } from 'node:http';
import { completionEndpoints } from '@learn/contracts/endpoints';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openToEveryone } from '../access/definePolicy.ts';
import { registerErrors } from '../registerErrors.ts';
import { registerEndpoint, registerPolicyGuard } from './registerEndpoint.ts';
import { sendTagged } from './sendTagged.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

it('a list whose reader leaves while it is compressed is answered once', async () => {
  const log: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  registerErrors(app);
  registerPolicyGuard(app, true);
  const compressing = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let sent = 0;
  // in place of the compression, which takes its time
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent += 1;
    compressing.resolve();
    await goOn.promise;
    return payload;
  });
  registerEndpoint(app, completionEndpoints.list, {
    policy: openToEveryone('Tests.'),
    handle: async ({ request, reply }) => sendTagged(request, reply.type('application/json'), '[]'),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const left = once(app.server, 'request').then(([, answer]) => once(answer, 'close'));
  const asked = get(`${address}/api/course/completion/${id}/${id}/`);
  asked.on('error', () => undefined);
  await compressing.promise;
  asked.destroy();
  await left;
  await new Promise(setImmediate);
  goOn.resolve();
  await app.close();
  expect({ sent, log }).toEqual({ sent: 1, log: [] });
});
