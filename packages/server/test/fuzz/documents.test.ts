import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzzDocuments } from './fuzzDocuments.ts';
import { type FuzzWorld, startFuzzWorld } from './fuzzWorld.ts';

let world: FuzzWorld;

beforeAll(async () => {
  world = await startFuzzWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

const ask = async (query: string) => {
  const answer = await world.clients[0]?.post('/server/graphql/', { query });
  return { status: answer?.statusCode, body: answer?.json() };
};

describe('whatever document is sent, GraphQL answers, and never with a fault of its own', () => {
  test.each([1, 2, 3])('documents generated from seed %i', (seed) => fuzzDocuments(world, seed, 120));

  test.each([
    `{learning_path(slug:${'['.repeat(3000)}${']'.repeat(3000)}){id}}`,
    `{learning_path(slug:${'['.repeat(3000)}`,
    `{learning_path(slug:${'{a:'.repeat(1900)}1${'}'.repeat(1900)}){id}}`,
    `query($a:${'['.repeat(3000)}Int${']'.repeat(3000)}){__typename}`,
    '{a'.repeat(1900) + '}'.repeat(1900),
    `{__typename @include(if:${'['.repeat(3000)}`,
  ])('a document that is nested without end is refused: %.40s', async (query) => {
    expect(await ask(query)).toMatchObject({
      status: 200,
      body: {
        errors: [{ message: expect.stringContaining('nested'), extensions: { code: 'validation_failed' } }],
      },
    });
  });

  test('brackets in texts and comments are no nesting', async () => {
    const text = `{ course(slug: "${'['.repeat(500)}\\"${'{'.repeat(200)}") { id } } # ${'('.repeat(300)}`;
    expect((await ask(text)).body).toMatchObject({ errors: [{ extensions: { code: 'not_found' } }] });
    const block = `{ course(slug: """${'['.repeat(500)}\\"""" ${'['.repeat(300)}""") { id } }`;
    expect((await ask(block)).body).toMatchObject({ errors: [{ extensions: { code: 'not_found' } }] });
  });
});

describe('introspection', () => {
  test.each([
    '{ __schema { types { name fields { name args { name } } } } }',
    '{ __schema { types { enumValues { name } inputFields { name } } } }',
    '{ __type(name: "Query") { fields { name } } }',
    'query A($name: String!) { __type(name: $name) { fields { name args { name } } } }',
    '{ __schema { directives { name args { name } } } }',
  ])('works without its optional arguments: %s', async (query) => {
    const answer = await world.clients[0]?.post('/server/graphql/', { query, variables: { name: 'Query' } });
    expect(answer?.json()).toEqual({ data: expect.anything() });
    expect(answer?.statusCode).toBe(200);
  });
});
