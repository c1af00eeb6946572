import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, createStatisticsWorld } from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { readCompetenceRecords } from './competenceStatistics.ts';
import { readFeedbackRecords } from './feedbackStatistics.ts';
import type { Selection } from './selection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** The circles of a path whose keys are in another order; of the last one the page is gone. */
const path = ['c', '0', 'f', '5'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);

test('records of a session are in the order of the path, those of circles that are gone last', async () => {
  const world = await createStatisticsWorld(server.db, {
    employers: [0],
    assignmentCircles: ['basics', 'basics', 'basics'],
    sessions: [
      {
        ...{ region: 'Bern', generation: '2026', enrolments: [], planned: [], completions: [], days: [] },
        ...{ feedback: [], assessments: [] },
      },
    ],
  });
  const sessionId = at(world.sessionIds, 0);
  const selection = {
    language: 'de',
    isChosen: sql`session.id = ${sessionId}`,
    tree: { circles: path.slice(0, -1).map((translation_key) => ({ translation_key })), pageIds: new Map() },
    hasCockpit: () => false,
  } as unknown as Selection;
  const metrics = (columns: string) =>
    sql`(select ${sessionId}::uuid as course_session_id, circle_key, circle_key as content_key, ${sql.raw(columns)}
      from unnest(${`{${path.toSorted().join(',')}}`}::uuid[]) circle_key)`;
  const page = { first: 10, offset: 0 };
  const circlesOf = (records: readonly { readonly circle_id: string }[]) =>
    records.map(({ circle_id }) => circle_id);
  const assessed = metrics('1 as success, 1 as fail');
  expect(circlesOf(await readCompetenceRecords(server.db, selection, assessed, page))).toEqual(path);
  const answered = metrics('9 as responses, 9 as rated, 27 as satisfaction');
  expect(circlesOf(await readFeedbackRecords(server.db, selection, answered, page))).toEqual(path);
});
