import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedCalls } from '../calls.ts';
import type { CastMember } from '../factories.ts';
import type { TestClient } from '../testClient.ts';
import { fieldTable, type TableSection } from './fields/fieldTable.ts';
import { observeAnswers } from './fields/observeAnswers.ts';
import { graphqlSections, restSections } from './fields/sections.ts';
import { matrix } from './matrix/index.ts';
import { roles } from './matrixRow.ts';
import { createRightsWorld, type RightsWorld } from './rightsWorld.ts';

let world: RightsWorld;
/** by call and field; what every role finds that drives the whole table of rights */
const seen = new Map<string, Map<string, Set<CastMember>>>();

beforeAll(async () => {
  world = await createRightsWorld();
  const observed = roles.map((role) => [role, observe(role, world)] as const);
  world = { ...world, clients: { ...world.clients, ...Object.fromEntries(observed) } };
});

function observe(role: CastMember, { clients, server }: RightsWorld): TestClient {
  return observeAnswers(clients[role], server.app.apiRoutes, (call, filled) => {
    const fields = seen.get(call) ?? new Map<string, Set<CastMember>>();
    seen.set(call, fields);
    for (const field of filled) fields.set(field, (fields.get(field) ?? new Set()).add(role));
  });
}

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

const introduction = `# Who finds a value in which field

Made by \`matrix.test.ts\`: each role drives the table of rights (\`matrix/\`) in a small world, and every field of every answer of REST and GraphQL that is
neither null nor empty is noted. The test compares; a new field, or a value that another role finds, fails it until the change has been reviewed here
and accepted it with \`npm run unit -w @learn/server -- test/rights/matrix.test.ts -u\`. Fields of lists are those of all their elements.`;

// what follows reads what the rows above have noted
test('the table of fields is the reviewed one', async () => {
  const byTitle = (left: TableSection, right: TableSection) => (left.title < right.title ? -1 : 1);
  const sections = [
    ...restSections(world.server.app.apiRoutes, seen).sort(byTitle),
    ...graphqlSections(seen).sort(byTitle),
  ];
  await expect(fieldTable(sections, roles, introduction)).toMatchFileSnapshot(
    path.join(import.meta.dirname, 'fields.md'),
  );
});

test('no answer has a field that it does not declare', () => {
  const undeclared = [...seen].flatMap(([call, fields]) =>
    [...fields.keys()].filter((field) => field.endsWith('(undeclared)')).map((field) => `${call}: ${field}`),
  );
  expect(undeclared).toEqual([]);
});

/** The law for results (domain decisions §4), whatever the table says. */
describe('results of people', () => {
  const evaluations =
    /(passed_count|failed_count|unranked_count|ranking_completed|submitted_count|evaluated_count|average_passed|average_evaluation_percent|total_passed|total_failed|total_unranked|completed_count|evaluation_(?:points\w*|passed|percent|submitted_at|user)|grade|percent|task_completion_data|completion_data)$/;
  const assessments = /(success_count|fail_count|success_total|fail_total)$/;
  const attendance = /(days_completed|participants_present|participants_recorded|AttendanceUser\.status)$/;

  test.each<[readonly CastMember[], readonly RegExp[]]>([
    [
      ['trainingResponsible', 'foreignTrainingResponsible'],
      [evaluations, assessments, attendance],
    ],
    [
      ['examExpert', 'foreignSupervisor', 'nobody'],
      [evaluations, assessments, attendance],
    ],
    [['foreignExpert'], [evaluations, assessments]],
  ])('%j find none of fewer than five people, or of what is not theirs', (readers, results) => {
    const found = [...seen].flatMap(([call, fields]) =>
      [...fields].flatMap(([field, those]) =>
        results.some((result) => result.test(field)) && readers.some((reader) => those.has(reader))
          ? [`${call}: ${field}`]
          : [],
      ),
    );
    expect(found).toEqual([]);
  });
});
