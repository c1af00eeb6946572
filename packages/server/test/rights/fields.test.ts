import path from 'node:path';
import { isIntrospectionType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../src/graphql/schema.ts';
import type { CastMember } from '../factories.ts';
import { declaredFields, leavesOf } from './fields/declaredFields.ts';
import { fieldTable, type TableSection } from './fields/fieldTable.ts';
import { observeAnswers } from './fields/observeAnswers.ts';
import { matrix } from './matrix/index.ts';
import { roles } from './matrixRow.ts';
import { createRightsWorld, type RightsWorld } from './rightsWorld.ts';

let world: RightsWorld;
/** by call and field; what every role finds that drives the whole table of rights */
const seen = new Map<string, Map<string, Set<CastMember>>>();

beforeAll(async () => {
  world = await createRightsWorld();
  for (const row of matrix) {
    for (const role of roles) {
      const client = observeAnswers(world.clients[role], world.server.app.apiRoutes, (call, filled) => {
        const fields = seen.get(call) ?? new Map<string, Set<CastMember>>();
        seen.set(call, fields);
        for (const field of filled) fields.set(field, (fields.get(field) ?? new Set()).add(role));
      });
      await row.ask(client, world);
    }
  }
}, 300_000);
afterAll(() => world.server[Symbol.asyncDispose]());

const none = () => new Map<string, Set<CastMember>>();

/** Every call of REST that answers with data; of calls about the own only, the table has no reader. */
function restSections(): TableSection[] {
  return world.server.app.apiRoutes.flatMap(({ method, url, endpoint, policy }) => {
    if (endpoint?.answer.kind !== 'json') return [];
    const call = `${method} ${url}`;
    const isDriven = matrix.some(({ calls }) => calls === call);
    const title = isDriven ? call : `${call} (${policy.public ? 'open to everyone' : 'the own only'})`;
    return {
      title,
      readers: seen.get(call) ?? none(),
      declared: leavesOf(declaredFields(endpoint.answer.schema)),
    };
  });
}

function graphqlSections(): TableSection[] {
  const calls = [...seen].filter(([call]) => /^(query|mutation) /.test(call));
  const found = new Set(calls.flatMap(([, fields]) => [...fields.keys()]));
  const declared = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  const isRoot = (field: string) => /^(Query|Mutation)\./.test(field);
  const rest = declared.filter((field) => !found.has(field) && !isRoot(field));
  return [
    ...calls.map(([title, readers]) => ({ title, readers, declared: [] })),
    {
      title: 'GraphQL: fields that are in none of these answers, or empty for everyone',
      readers: none(),
      declared: rest,
    },
    {
      title: 'GraphQL: root fields about the own, or open to everyone',
      readers: none(),
      declared: declared.filter((field) => {
        const [root, name] = field.split('.');
        return isRoot(field) && !seen.has(`${root?.toLowerCase()} ${name}`);
      }),
    },
  ];
}

const introduction = `# Who finds a value in which field

Made by \`fields.test.ts\`: each role drives the table of rights (\`matrix/\`) in a small world, and every field of every answer of REST and GraphQL that is
neither null nor empty is noted. The test compares; a new field, or a value that another role finds, fails it until the change has been reviewed here
and accepted it with \`npm run unit -w @learn/server -- test/rights/fields.test.ts -u\`. Fields of lists are those of all their elements.`;

test('the table of fields is the reviewed one', async () => {
  const byTitle = (left: TableSection, right: TableSection) => (left.title < right.title ? -1 : 1);
  const sections = [...restSections().sort(byTitle), ...graphqlSections().sort(byTitle)];
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
