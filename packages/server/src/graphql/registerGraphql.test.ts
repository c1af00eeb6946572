import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { pages } from '../course-pages/tables.ts';
import { maximumLength, maximumTokens } from './queryLimits.ts';

const url = '/server/graphql/';
const wanted = 'application/graphql-response+json';

let server: TestServer;
let cast: Cast;
let member: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  member = await server.login(cast.people.member.username);
});

afterAll(() => server[Symbol.asyncDispose]());

const get = (parameters: Record<string, string>) =>
  member.get(`${url}?${new URLSearchParams(parameters)}`, { accept: wanted });

const errorOf = (answer: { json: <Body>() => Body }) =>
  answer.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>().errors[0];

describe('POST', () => {
  test('takes query, operationName, variables and extensions', async () => {
    const answer = await member.post(
      url,
      {
        query: `query A($slug: String!) { course(slug: $slug) { slug } } query B { dashboard_config { course_slug } }`,
        operationName: 'A',
        variables: { slug: cast.course.slug },
        extensions: { any: 'thing' },
      },
      { accept: wanted },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`${wanted}; charset=utf-8`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ data: { course: { slug: cast.course.slug } } });
  });

  test('refuses a document that is too long', async () => {
    const answer = await member.post(url, { query: `{ ${'a '.repeat(maximumTokens)} }` });
    expect(errorOf(answer)?.message).toContain(`${maximumTokens} tokens`);
    expect(errorOf(answer)?.extensions.code).toBe('validation_failed');
  });

  test('refuses a document that comments make too long, also when its hash is known', async () => {
    const query = (length: number) => `{ __typename } #${'x'.repeat(length - 16)}`;
    expect((await member.post(url, { query: query(maximumLength) })).statusCode).toBe(200);
    const long = query(maximumLength + 1);
    const sha256Hash = createHash('sha256').update(long).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    for (const body of [{ query: long }, { query: long, extensions }]) {
      const answer = await member.post(url, body, { accept: wanted });
      expect([answer.statusCode, errorOf(answer)?.extensions.code]).toEqual([413, 'payload_too_large']);
    }
    const asked = await member.post(url, { extensions }, { accept: wanted });
    expect(errorOf(asked)?.extensions.code).toBe('persisted_query_not_found');
  });

  test('chooses the operation by its name, each time', async () => {
    const query = 'query A { a: __typename } query B { b: __typename }';
    const answers = [];
    for (const operationName of ['A', 'B', 'A']) {
      answers.push((await member.post(url, { query, operationName })).json());
    }
    const [a, b] = [{ data: { a: 'Query' } }, { data: { b: 'Query' } }];
    expect(answers).toEqual([a, b, a]);
  });

  test('a wrong operation name does no harm to those who ask the same with the right one', async () => {
    const query = 'query Right($slug: String!) { course(slug: $slug) { slug } }';
    const variables = { slug: cast.course.slug };
    const wrong = await member.post(url, { query, variables, operationName: 'Wrong' });
    expect(errorOf(wrong)?.extensions.code).toBe('validation_failed');
    const right = await member.post(url, { query, variables, operationName: 'Right' });
    expect(right.json()).toEqual({ data: { course: { slug: cast.course.slug } } });
  });

  test('without the anti-forgery header: csrf_failed', async () => {
    const answer = await member.post(url, { query: '{ __typename }' }, { 'x-csrftoken': '', accept: wanted });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toBe(`${wanted}; charset=utf-8`);
    expect(errorOf(answer)?.extensions.code).toBe('csrf_failed');
  });

  test('without being logged in: not_logged_in', async () => {
    const answer = await server.visit().post(url, { query: '{ __typename }' });
    expect(answer.statusCode).toBe(401);
    expect(errorOf(answer)?.extensions.code).toBe('not_logged_in');
  });

  test('broken JSON: invalid_json', async () => {
    const answer = await member.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-csrftoken': member.cookies.get('csrftoken') },
      payload: '{"query": ',
    });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)?.extensions.code).toBe('invalid_json');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql'])(
    'a body of %s: unsupported_media_type',
    async (type) => {
      const answer = await member.post(url, { query: '{ __typename }' }, { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(errorOf(answer)?.extensions.code).toBe('unsupported_media_type');
    },
  );

  test.each([
    ['no query', {}],
    ['an array', [{ query: '{ __typename }' }]],
    ['a query that is no text', { query: 7 }],
    ['an unknown parameter', { query: '{ __typename }', hello: 1 }],
    ['a syntax error', { query: '{' }],
    ['an unknown field', { query: '{ secret }' }],
    [
      'a variable of the wrong type',
      { query: 'query A($id: ID!) { course(id: $id) { id } }', variables: { id: {} } },
    ],
    ['a missing variable', { query: 'query A($id: ID!) { course(id: $id) { id } }' }],
    ['a mutation', { query: 'mutation { change }' }],
    [
      'a variable that cannot be kept',
      { query: 'query A($slug: String) { course(slug: $slug) { id } }', variables: { slug: 'a\u0000' } },
    ],
    ['a written text that cannot be kept', { query: '{ course(slug: "\\u0000") { id } }' }],
    ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
  ])('%s: validation_failed', async (_, body) => {
    const answer = await member.post(url, body, { accept: wanted });
    expect([answer.statusCode, errorOf(answer)?.extensions.code]).toEqual([400, 'validation_failed']);
  });
});

describe('GET', () => {
  test('takes queries', async () => {
    const answer = await get({
      query: 'query A($slug: String!) { course(slug: $slug) { slug } }',
      variables: JSON.stringify({ slug: cast.course.slug }),
    });
    expect(answer.json()).toEqual({ data: { course: { slug: cast.course.slug } } });
  });

  test('never a mutation', async () => {
    const answer = await get({ query: 'mutation { change }' });
    expect(answer.statusCode).toBe(405);
    expect(errorOf(answer)?.extensions.code).toBe('method_not_allowed');
  });

  test('an unchanged answer is 304 without a body, and stays with the person', async () => {
    const address = `${url}?${new URLSearchParams({ query: '{ dashboard_config { course_slug } }' })}`;
    const first = await member.get(address);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toContain('Cookie');
    const again = await member.get(address, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const changed = await member.get(address, { 'if-none-match': '"other"' });
    expect(changed.json()).toEqual(first.json());
  });

  test('a persisted query is asked for by its hash, once the server has seen it', async () => {
    const query = `query Persisted${Date.now()} { dashboard_config { course_slug } }`;
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const unknown = await get({ extensions });
    expect([unknown.statusCode, errorOf(unknown)?.extensions.code]).toEqual([
      404,
      'persisted_query_not_found',
    ]);
    expect(errorOf(unknown)?.message).toBe('PersistedQueryNotFound');
    await member.post(url, { query, extensions: JSON.parse(extensions) });
    const known = await get({ extensions });
    expect(known.json()).toEqual({ data: { dashboard_config: [{ course_slug: cast.course.slug }] } });
    const again = await member.get(`${url}?${new URLSearchParams({ extensions })}`, {
      'if-none-match': String(known.headers.etag),
      accept: wanted,
    });
    expect(again.statusCode).toBe(304);
  });

  test('a query under the hash of another one is refused', async () => {
    const persistedQuery = { version: 1, sha256Hash: '0'.repeat(64) };
    const answer = await member.post(url, { query: '{ __typename }', extensions: { persistedQuery } });
    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer)?.extensions.code).toBe('validation_failed');
  });

  test('a persisted mutation is no way around', async () => {
    const query = `mutation Persisted($input: UpdateCourseSessionProfileInput!) {
      update_course_session_profile(input: $input) { clientMutationId } }`;
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const input = { course_session_id: cast.session.id, chosen_profile: cast.session.id };
    await member.post(url, { query, variables: { input }, extensions });
    const answer = await get({
      extensions: JSON.stringify(extensions),
      variables: JSON.stringify({ input }),
    });
    expect([answer.statusCode, errorOf(answer)?.extensions.code]).toEqual([405, 'method_not_allowed']);
  });

  test('needs a login as well', async () => {
    const answer = await server.visit().get(`${url}?query={__typename}`);
    expect([answer.statusCode, errorOf(answer)?.extensions.code]).toEqual([401, 'not_logged_in']);
  });
});

test('an error of a field leaves the other fields alone and says what happened in the language of the person', async () => {
  const answer = await member.post(url, {
    query: '{ course(slug: "nowhere") { id } dashboard_config { course_slug } }',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: { course: null, dashboard_config: [{ course_slug: cast.course.slug }] },
    errors: [
      {
        message: 'Das gibt es hier nicht.',
        path: ['course'],
        extensions: { code: 'not_found', request_id: expect.any(String) },
      },
    ],
  });
});

test('what nobody foresaw is masked', async () => {
  await using broken = await startTestServer();
  const { people, course } = await createCast(broken.db);
  const client = await broken.login(people.member.username);
  await broken.db.update(pages).set({ data: sql`'null'::jsonb` });
  const answer = await client.post(url, {
    query: 'query A($slug: String!) { course(slug: $slug) { learning_path { id } } }',
    variables: { slug: course.slug },
  });
  expect(errorOf(answer)).toEqual({
    message: 'Da ist etwas schiefgegangen. Versuche es später noch einmal.',
    path: ['course', 'learning_path'],
    extensions: { code: 'internal_error', request_id: expect.any(String) },
  });
});

test('a query that is too deep is refused', async () => {
  const deep = `{ course(slug: "a") ${'{ learning_path { course '.repeat(12)}{ id }${' } }'.repeat(12)} }`;
  expect((await askGraphql(member, deep)).codes).toEqual(['validation_failed']);
});
