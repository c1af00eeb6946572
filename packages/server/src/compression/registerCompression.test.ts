import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendTagged } from '../endpoints/sendTagged.ts';
import { registerCompression } from './registerCompression.ts';

const list = Array.from({ length: 200 }, (_, index) => ({ id: index, title: 'Haushalt und Haftpflicht' }));
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  registerCompression(app);
  app.get('/list', () => list);
  app.get('/tagged', (request, reply) =>
    sendTagged(request, reply.type('application/json'), JSON.stringify(list)),
  );
  app.get('/graphql', (_, reply) =>
    reply
      .header('vary', 'Cookie')
      .type('application/graphql-response+json; charset=utf-8')
      .send(JSON.stringify(list)),
  );
  app.get('/short', () => list.slice(0, 3));
  app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.alloc(10_000)));
  app.get('/packed', (_, reply) =>
    reply.header('content-encoding', 'gzip').type('application/json').send(Buffer.alloc(10_000)),
  );
  await app.ready();
});

afterAll(() => app.close());

describe('answers that are data', () => {
  it.each(['/list', '/graphql', '/tagged'])('%s is compressed for a browser', async (url) => {
    const answer = await app.inject({ url, headers: browser });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(answer.headers.vary).toMatch(/Accept-Encoding$/);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(list);
  });

  it('keep what else they vary by', async () => {
    expect((await app.inject({ url: '/graphql', headers: browser })).headers.vary).toBe(
      'Cookie, Accept-Encoding',
    );
  });

  it('go plain to a client without accept-encoding, and tell caches that others get them compressed', async () => {
    const answer = await app.inject({ url: '/list' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.json()).toEqual(list);
  });

  it('are asked about by a weak tag, as their bytes differ', async () => {
    const first = await app.inject({ url: '/tagged', headers: browser });
    expect(first.headers.etag).toMatch(/^W\/"/);
    const again = await app.inject({
      url: '/tagged',
      headers: { ...browser, 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

it.each(['/short', '/picture', '/packed'])('%s goes as it is', async (url) => {
  const answer = await app.inject({ url, headers: browser });
  expect(answer.headers).not.toHaveProperty('vary');
  expect(answer.headers['content-encoding']).not.toBe('br');
});
