import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { description: string; operationId: string; responses: object }>
  >;
}

let server: TestServer;
let document: Document;

beforeAll(async () => {
  server = await startTestServer();
  document = (await server.visit().get('/api/openapi.json')).json();
});

afterAll(() => server[Symbol.asyncDispose]());

test('is a valid OpenAPI 3.1 document', async () => {
  expect(document.openapi).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate({ ...document });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

/** Routes of the API that are no REST calls, and what they are. */
const otherRoutes = [
  '/api/openapi.json',
  '/server/graphql/',
  '/sso/login',
  '/sso/signup',
  '/sso/logout',
  '/sso/callback',
];

test('describes every REST route', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = server.app.apiRoutes
    .filter(({ url }) => !otherRoutes.includes(url))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(served.length).toBeGreaterThan(8);
  expect(described.sort()).toEqual(served.sort());
});

test('every endpoint says who may use it, what fails, and has a name of its own', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const { description, responses } of operations) {
    expect(description).not.toBe('');
    expect(Object.keys(responses)).toContain('404');
  }
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('a mark is described as the border checks it', () => {
  const mark = document.paths['/api/course/completion/mark/']?.post;
  expect(mark).toMatchObject({
    security: [{ session: [] }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['page_id', 'course_session_id'],
            properties: { page_id: { type: 'string', format: 'uuid' } },
            additionalProperties: false,
          },
        },
      },
    },
  });
});
