import { assignmentTypes, isGraded } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import { graded } from './graded.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test.each(
  assignmentTypes.flatMap((type) => [true, false].map((needsEvaluation) => [type, needsEvaluation] as const)),
)('%s, evaluated by somebody %s: SQL and the domain agree', async (type, needsEvaluation) => {
  const row = sql`(select ${type}::text as assignment_type, ${needsEvaluation}::boolean as needs_expert_evaluation)`;
  const [found] = await rowsOf<{ graded: boolean }>(
    server.db,
    sql`select ${graded(sql`assignment`)} as graded from ${row} assignment`,
  );
  expect(found?.graded).toBe(isGraded({ assignment_type: type, needs_expert_evaluation: needsEvaluation }));
});
