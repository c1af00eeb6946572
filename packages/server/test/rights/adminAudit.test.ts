import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../../src/audit/tables.ts';
import { servedCalls } from '../calls.ts';
import { matrix } from './matrix/index.ts';
import { createRightsWorld, type RightsWorld } from './rightsWorld.ts';

/** Everything that administrators change is recorded (domain decisions §4, §17). */
const isChange = (call: string) => /^(POST|PUT|DELETE) \/api\/admin\//.test(call);
const rows = matrix.filter(({ calls }) => isChange(calls));

let world: RightsWorld;

beforeAll(async () => {
  world = await createRightsWorld();
});

afterAll(() => world.server[Symbol.asyncDispose]());

test.each(rows.map((row) => ({ name: `${row.resource}: ${row.act} (${row.calls})`, row })))(
  '$name',
  async ({ row }) => {
    const before = await world.db.$count(auditEntries);
    expect(await row.ask(world.clients.admin, world)).toBe(200);
    expect(await world.db.$count(auditEntries)).toBeGreaterThan(before);
  },
);

test('every such call of the server is among them', () => {
  const served = servedCalls(world.server.app).map(({ name }) => name);
  const known = new Set(rows.map(({ calls }) => calls));
  expect(served.filter((name) => isChange(name) && !known.has(name))).toEqual([]);
});
