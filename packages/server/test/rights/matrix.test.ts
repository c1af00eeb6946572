import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedCalls } from '../calls.ts';
import { matrix } from './matrix/index.ts';
import { roles } from './matrixRow.ts';
import { createRightsWorld, type RightsWorld } from './rightsWorld.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await createRightsWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

describe('the table of rights, every cell', () => {
  test.each(matrix.map((row) => ({ name: `${row.resource}: ${row.act} (${row.calls})`, row })))(
    '$name',
    async ({ row }) => {
      const expected = roles.map((role) => {
        if (row.allowed.includes(role)) return [role, 200];
        return [role, row.refused?.includes(role) ? 403 : 404];
      });
      const found: typeof expected = [];
      for (const role of roles) found.push([role, await row.ask(world.clients[role], world)]);
      expect(found).toEqual(expected);
      expect(await row.ask(world.visitor, world)).toBe(401);
    },
  );
});

describe('nothing is outside the table', () => {
  const named = new Set(matrix.map(({ calls }) => calls));

  const served = () => servedCalls(world.server.app);

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
