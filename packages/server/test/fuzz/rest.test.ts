import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/app.ts';
import type { ApiRoute } from '../../src/endpoints/registerEndpoint.ts';
import { startTestServer } from '../testServer.ts';
import { type FuzzWorld, startFuzzWorld } from './fuzzWorld.ts';
import { plausible } from './plausible.ts';
import { badText, poison, toJson } from './poison.ts';

let world: FuzzWorld;

beforeAll(async () => {
  world = await startFuzzWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

// The routes are known before the suite runs, so that each of them is a test of its own.
const routes = await listRoutes();

describe('whatever is sent, an endpoint answers, and never with a fault of its own', () => {
  test('there are endpoints', () => expect(routes.length).toBeGreaterThan(8));

  test.each(routes.map((route) => ({ name: `${route.method} ${route.url}`, route })))(
    '$name',
    async ({ route }) => {
      await fc.assert(
        fc.asyncProperty(requests(route), fc.nat(), async (request, caller) => {
          const answer = await world.clients[caller % world.clients.length]?.send({
            method: route.method as 'GET',
            url: request.url,
            headers: { 'content-type': request.contentType, 'x-csrftoken': 'token-of-the-test' },
            ...(request.body === undefined ? {} : { payload: request.body }),
          });
          expect([answer?.statusCode, answer?.body.slice(0, 300)]).not.toContainEqual(
            expect.stringMatching(/node_modules|\bat .*\.ts:/),
          );
          expect(answer?.statusCode, answer?.body.slice(0, 300)).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
    },
  );
});

interface FuzzedRequest {
  readonly url: string;
  readonly contentType: string;
  readonly body: string | undefined;
}

function requests({ method, url, endpoint }: ApiRoute): fc.Arbitrary<FuzzedRequest> {
  const known = () => world.ids;
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.nat(200).map((index) => known()[index % known().length] ?? '') },
    { weight: 1, arbitrary: badText.map((text) => encodeURIComponent(text.toWellFormed()) || '%20') },
  );
  const names = [...url.matchAll(/:(\w+)/g)].map(([name]) => name);
  const path = fc
    .tuple(...names.map(() => segment))
    .map((values) => names.reduce((text, name, index) => text.replace(name, values[index] ?? ''), url));
  const query = endpoint?.query === undefined ? fc.constant('') : fuzzedQuery(endpoint.query);
  const body = method === 'GET' ? fc.constant(undefined) : fuzzedBody(endpoint?.body);
  return fc.record({
    url: fc.tuple(path, query).map(([address, search]) => address + search),
    contentType: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'multipart/form-data; boundary=x',
          'application/json; charset=x',
        ),
      },
    ),
    body,
  });
}

function fuzzedQuery(schema: z.ZodType): fc.Arbitrary<string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(properties);
  if (names.length === 0) return fc.constant('?unknown=1');
  const value = fc.oneof(
    badText.map((text) => text.toWellFormed()),
    fc.nat(200).map((index) => world.ids[index % world.ids.length] ?? ''),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...names, ...names.map((name) => `${name}[]`)), value), { maxLength: 5 })
    .map((pairs) => `?${new URLSearchParams(pairs as [string, string][])}`);
}

function fuzzedBody(schema: z.ZodType | undefined): fc.Arbitrary<string | undefined> {
  const wild = poison.map(toJson);
  const broken = fc.constantFrom('', '{', '[1,', '\u0000', '{"a":1}}', '"'.repeat(3), `${'['.repeat(5000)}`);
  if (schema === undefined) return fc.oneof(wild, broken, fc.constant(undefined));
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Parameters<
    typeof plausible
  >[0];
  // The ids are not known before the suite runs: they are put in when a value is made.
  const right = fc.constant(undefined).chain(() => plausible(described, world.ids));
  const spoilt = fc.tuple(right, fc.nat(), poison).map(([value, index, bad]) => {
    if (typeof value !== 'object' || value === null) return value;
    const names = Object.keys(value);
    const name = names[index % Math.max(names.length, 1)];
    return name === undefined ? value : { ...value, [name]: bad };
  });
  return fc.oneof(
    { weight: 3, arbitrary: right.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: spoilt.map(toJson) },
    { weight: 1, arbitrary: wild },
    { weight: 1, arbitrary: broken },
  );
}

async function listRoutes(): Promise<ApiRoute[]> {
  await using one = await startTestServer();
  const app = await createApp(one.context);
  await app.close();
  return app.apiRoutes.filter(({ url }) => !url.startsWith('/server/'));
}
