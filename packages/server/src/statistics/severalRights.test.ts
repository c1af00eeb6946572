import { endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { createReader } from '../../test/createReader.ts';
import { readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import type { Rights } from '../../test/statisticsReaders.ts';
import { at, createStatisticsWorld, type WorldSpecification } from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import type { CourseStatistics } from './courseStatistics.ts';

// Somebody with several rights in a course: each result counts once, under the right that reaches furthest.

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;

const people = (count: number) => Array.from({ length: count }, (_, person) => person);

/** Everybody passes both works and is there on the day. */
function sessionOf(
  region: 'Bern' | 'Genf',
  members: readonly number[],
): WorldSpecification['sessions'][number] {
  return {
    region,
    generation: '2026',
    enrolments: members.map((person) => ({
      person,
      role: 'MEMBER' as const,
      enrolled: -9,
      optional: false,
    })),
    planned: [0, 1],
    completions: members.flatMap((person) =>
      [0, 1].map((assignment) => ({
        person,
        assignment,
        status: 'EVALUATION_SUBMITTED' as const,
        passed: true,
        points: 40,
      })),
    ),
    days: [
      {
        circle: 'basics',
        held: -1,
        entries: members.map((person) => ({ person, status: 'PRESENT' as const })),
      },
    ],
    feedback: [{ circle: 'basics', satisfaction: 4 }],
    assessments: [],
  };
}

/** Bern: five people of the first organisation, two of the second. Genf: one of each, one of none. */
const specification: WorldSpecification = {
  employers: [0, 0, 0, 0, 0, 1, 1, null, 0],
  assignmentCircles: ['basics', 'advanced', 'advanced'],
  sessions: [sessionOf('Bern', people(7)), sessionOf('Genf', [5, 7, 8])],
};

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await createStatisticsWorld(server.db, specification);
});
afterAll(() => server[Symbol.asyncDispose]());

async function clientWith(rights: Rights) {
  return server.login((await createReader(server.db, world, rights)).username);
}

async function statisticsOf(rights: Rights): Promise<CourseStatistics> {
  const client = await clientWith(rights);
  const answer = await client.get(endpoints.courseStatistics.path.replace(':courseId', world.course.id));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const teachesBasics = { session: 0, circles: ['basics'] } as const;

describe.each<[string, Rights, object]>([
  [
    'expert of one session, supervisor of another',
    { teaches: teachesBasics, leads: ['Genf'] },
    { passed: 7 + 2 * 3, present: 7 + 3, persons: 9, responses: 2 },
  ],
  [
    'expert of one session, Berufsbildner of people in both',
    { teaches: teachesBasics, trains: [1] },
    { passed: 7 + 2 + 2, present: 7 + 1, persons: 7, responses: 1 },
  ],
  [
    'Berufsbildner and training responsible of different people',
    { trains: [1], responsibleFor: [0] },
    { passed: 2 * (2 + 5 + 1), present: 2 + 5 + 1, persons: 8, responses: 2 },
  ],
  [
    'Berufsbildner of people of whom they are the training responsible, too',
    { trains: [1], responsibleFor: [0, 1] },
    { passed: 2 * (2 + 5 + 1), present: 2 + 5 + 1, persons: 8, responses: 2 },
  ],
])('%s', (_, rights, expected) => {
  test('finds each result once, by whatever right', async () => {
    const { assignments, attendance_day_presences, feedback_responses, ...course } =
      await statisticsOf(rights);
    expect({
      passed: assignments.summary.total_passed,
      present: attendance_day_presences.summary.participants_present,
      persons: course.course_session_selection_metrics.participant_count,
      responses: feedback_responses.summary.total_responses,
    }).toEqual(expected);
  });
});

describe('an expert who is training responsible for people of the session', () => {
  const rights = { teaches: teachesBasics, responsibleFor: [0] } as const;

  test('sees sums of them in the circles of others', async () => {
    expect((await statisticsOf(rights)).assignments.summary.total_passed).toBe(7 + 5);
  });

  test('sees none where they know one of the five', async () => {
    const { assignments } = await statisticsOf({ ...rights, accompanies: [0] });
    expect(assignments.summary.total_passed).toBe(7);
  });

  test('is led to the cockpit of sessions that they teach', async () => {
    const { feedback_responses } = await statisticsOf(rights);
    expect(
      feedback_responses.records.map(({ region, details_url }) => [region, details_url !== null]).sort(),
    ).toEqual([
      ['Bern', true],
      ['Genf', false],
    ]);
  });
});

test('the page of one role keeps to the people of that role', async () => {
  const client = await clientWith({ leads: ['Bern'], trains: [1], responsibleFor: [0] });
  const { data } = await askGraphql<{ agent_assignment_statistics: { persons: { user_id: string }[] } }>(
    client,
    `query Own($id: ID!) { agent_assignment_statistics(course_id: $id, agent_role: berufsbildner) { persons { user_id } } }`,
    { id: world.course.id },
  );
  const seen = data?.agent_assignment_statistics.persons.map(({ user_id }) => user_id);
  expect(seen?.sort()).toEqual([5, 5, 6].map((person) => at(world.personIds, person)).sort());
});

test.each([
  ['attendance', { teaches: teachesBasics, trains: [1] }, { Bern: 7, Genf: 1 }],
  ['attendance', { trains: [1], responsibleFor: [0] }, { Bern: 7, Genf: 2 }],
  ['competence_elements', { leads: ['Genf'], trains: [1] }, { Bern: 2 * 2, Genf: 2 * 3 }],
  ['feedback', { leads: ['Bern'], responsibleFor: [1] }, { Bern: 1, Genf: 1 }],
  ['feedback', { leads: ['Bern'], trains: [1] }, { Bern: 1 }],
] as const)('the file of %s has the people of all rights once', async (kind, rights, expected) => {
  const client = await clientWith(rights);
  const answer = await client.get(`/api/dashboard/export/${kind}/?course_id=${world.course.id}`);
  const { column } = await readXlsxAnswer(answer);
  expect(
    Object.fromEntries(
      [...Map.groupBy(column('Region'), String)].map(([region, rows]) => [region, rows.length]),
    ),
  ).toEqual(expected);
});
