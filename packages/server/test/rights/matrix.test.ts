import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoutePolicy } from '../../src/endpoints/registerEndpoint.ts';
import { schema } from '../../src/graphql/schema.ts';
import { matrix } from './matrix/index.ts';
import { roles } from './matrixRow.ts';
import { createRightsWorld, type RightsWorld } from './rightsWorld.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await createRightsWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

/** Who may come in one after the other: those that must not first, so that nobody finds what another one has changed. */
const cells = matrix.flatMap((row) =>
  roles.map((role) => ({ name: `${row.resource}: ${row.act} (${row.calls})`, role, row })),
);

describe('the table of rights, every cell', () => {
  test.each(cells)('$name as $role', async ({ role, row }) => {
    const expected = row.allowed.includes(role) ? 200 : row.refused?.includes(role) ? 403 : 404;
    expect(await row.ask(world.clients[role], world)).toBe(expected);
  });

  test.each(matrix.map((row) => ({ name: `${row.resource}: ${row.act} (${row.calls})`, row })))(
    '$name needs a login',
    async ({ row }) => {
      expect(await row.ask(world.visitor, world)).toBe(401);
    },
  );
});

describe('nothing is outside the table', () => {
  const named = new Set(matrix.map(({ calls }) => calls));

  function served() {
    return [
      ...world.server.app.apiRoutes.map(({ method, url, policy }) => ({ name: `${method} ${url}`, policy })),
      ...fieldsOf('query', schema.getQueryType()),
      ...fieldsOf('mutation', schema.getMutationType()),
    ];
  }

  test('every call of REST and every field of the schema is in it', () => {
    // Whatever meets only what is the own, or is open to everyone, says so itself.
    const ofOthers = served().filter(({ policy }) => !policy?.own && !policy?.public);
    expect(ofOthers.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test('it names nothing that is not served', () => {
    const names = served().map(({ name }) => name);
    expect([...named].filter((name) => !names.includes(name))).toEqual([]);
  });
});

function fieldsOf(kind: string, type: GraphQLObjectType | null | undefined) {
  return Object.values(type?.getFields() ?? {}).map(({ name, extensions }) => ({
    name: `${kind} ${name}`,
    policy: extensions.policy as RoutePolicy | undefined,
  }));
}
