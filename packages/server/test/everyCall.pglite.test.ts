import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedCalls } from './calls.ts';
import { ownCalls, withoutDatabase } from './ownCalls.ts';
import { matrix } from './rights/matrix/index.ts';
import { createRightsWorld, type RightsWorld } from './rights/rightsWorld.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await createRightsWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

describe('PGlite answers', () => {
  test.each(matrix.map((row) => ({ name: `${row.resource}: ${row.act} (${row.calls})`, row })))(
    '$name',
    async ({ row }) => {
      const [role] = row.allowed;
      expect(await row.ask(role === undefined ? world.visitor : world.clients[role], world)).toBe(
        role === undefined ? 401 : 200,
      );
    },
  );

  test.each(Object.entries(ownCalls))('%s', async (_, ask) => {
    const answer = await ask(world);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(400);
  });
});

test('every call of REST and every field of the schema is among them', () => {
  const asked = [...matrix.map(({ calls }) => calls), ...Object.keys(ownCalls), ...withoutDatabase];
  const served = servedCalls(world.server.app).map(({ name }) => name);
  expect(served.filter((name) => !asked.includes(name))).toEqual([]);
  expect(asked.filter((name) => !served.includes(name))).toEqual([]);
});
