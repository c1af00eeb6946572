import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../src/graphql/schema.ts';
import { type FuzzWorld, startFuzzWorld } from './fuzzWorld.ts';
import { badText, poison, toJson } from './poison.ts';

let world: FuzzWorld;

beforeAll(async () => {
  world = await startFuzzWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

const roots = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
    kind: 'query',
    name: field.name,
    field,
  })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    kind: 'mutation',
    name: field.name,
    field,
  })),
];

describe('whatever is sent, GraphQL answers, and never with a fault of its own', () => {
  test.each(roots)('$kind $name', async ({ kind, field }) => {
    const query = documentOf(kind, field);
    const variables = fc.record(
      Object.fromEntries(
        field.args.map(({ name, type }) => [
          name,
          fc.oneof({ weight: 3, arbitrary: valuesOf(type) }, { weight: 1, arbitrary: poison }),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(variables, fc.nat(), async (values, caller) => {
        const answer = await world.clients[caller % world.clients.length]?.send({
          method: 'POST',
          url: '/server/graphql/',
          headers: { 'content-type': 'application/json', 'x-csrftoken': 'token-of-the-test' },
          payload: toJson({ query, variables: values }),
        });
        const { errors = [] } = answer?.json<{ errors?: { extensions: { code: string } }[] }>() ?? {};
        expect(errors.map(({ extensions }) => extensions.code)).not.toContain('internal_error');
        expect(answer?.statusCode).toBeLessThan(500);
        expect(answer?.body).not.toMatch(/node_modules|\bat .*\.ts:/);
      }),
      { numRuns: 40 },
    );
  });
});

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${kind} Fuzz${declared ? `(${declared})` : ''} { ${field.name}${given ? `(${given})` : ''} ${selection} }`;
}

function valuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valuesOf(type.ofType);
  if (isListType(type)) return fc.array(valuesOf(type.ofType), { maxLength: 4 });
  if (isInputObjectType(type)) {
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map(({ name, type: inner }) => [name, valuesOf(inner)]),
      ),
    );
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  switch (type.name) {
    case 'Int':
      return fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    case 'Float':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'Boolean':
      return fc.boolean();
    default:
      return fc.oneof(
        { weight: 3, arbitrary: fc.nat(200).map((index) => world.ids[index % world.ids.length] ?? '') },
        { weight: 1, arbitrary: badText },
        { weight: 1, arbitrary: poison.map((value) => JSON.stringify(value)) },
      );
  }
}
