import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignmentCompletions } from '../../src/assignments/tables.ts';
import { sessionCookie } from '../../src/authentication/cookies.ts';
import { startLoginSession } from '../../src/authentication/loginSession.ts';
import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/openDatabase.ts';
import { createCast, createPerson, enrol } from '../factories.ts';
import { createThrowAwayDatabase } from '../testDatabase.ts';
import { createWork } from '../work.ts';
import { killableServer } from './killableServer.ts';

/** People who type at once. */
const writers = 8;

const write = `mutation A($assignment: ID!, $session: ID!, $data: String!) {
  upsert_assignment_completion(assignment_id: $assignment, course_session_id: $session,
    completion_status: IN_PROGRESS, completion_data_string: $data) { version } }`;

interface Writer {
  readonly userId: string;
  readonly cookie: string;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-kill-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

describe(`a server that is killed while people write, on ${onPostgres ? 'PostgreSQL' : 'a PGlite folder'}`, () => {
  test('every acknowledged answer is there, and the database opens again', async () => {
    const throwAway = onPostgres ? await createThrowAwayDatabase() : undefined;
    const env = { DATA_DIR: folder, ...(throwAway && { DATABASE_URL: throwAway.url }) };
    const config = readConfig(env);
    const before = await openDatabase(config);
    const { people, variables } = await prepare(before);
    await before.close();

    const acknowledged = new Map<string, number>();
    const server = await killableServer(env);
    const typing = people.map((writer) => typeUntilGone(server.url, writer, { variables, acknowledged }));
    while ([...acknowledged.values()].reduce((sum, count) => sum + count, 0) < 10 * writers) await after(5);
    await server.kill();
    await Promise.all(typing);

    const restarted = await killableServer(env);
    expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200);
    await restarted.kill();

    const again = await openDatabase(config);
    try {
      expect(acknowledged.size).toBe(writers);
      for (const { userId } of people) {
        const [row] = await again.db
          .select({
            text: sql<string>`${assignmentCompletions.completionData} #>> '{task-1,user_data,block-text}'`,
          })
          .from(assignmentCompletions)
          .where(
            and(
              eq(assignmentCompletions.userId, userId),
              eq(assignmentCompletions.assignmentId, variables.assignment),
            ),
          );
        const last = acknowledged.get(userId) ?? 0;
        // What was on its way when the server died may be there or not; nothing older may.
        expect([last, last + 1]).toContain(Number(row?.text));
      }
    } finally {
      await again.close();
      await throwAway?.drop();
    }
  }, 180_000);
});

async function prepare({ db }: OpenDatabase) {
  const cast = await createCast(db);
  const work = await createWork(db, cast);
  const people: Writer[] = [];
  for (let index = 0; index < writers; index += 1) {
    const { id: userId } = await createPerson(db, { firstName: `Person${index}` });
    await enrol(db, { userId, courseSessionId: cast.session.id });
    const { token } = await startLoginSession(db, { userId, userAgent: 'test' });
    people.push({ userId, cookie: `${sessionCookie}=${token}; csrftoken=token` });
  }
  return { people, variables: { assignment: work.assignmentIds.casework, session: cast.session.id } };
}

interface Typing {
  readonly variables: Readonly<Record<string, string>>;
  /** the last number that the server has acknowledged, by person */
  readonly acknowledged: Map<string, number>;
}

/** Writes 1, 2, 3 … into the same field until the server is gone. */
async function typeUntilGone(url: string, { userId, cookie }: Writer, { variables, acknowledged }: Typing) {
  for (let count = 1; ; count += 1) {
    const data = JSON.stringify({ 'task-1': { user_data: { 'block-text': String(count) } } });
    const answer = await fetch(`${url}/server/graphql/`, {
      method: 'POST',
      headers: { cookie, 'x-csrftoken': 'token', 'content-type': 'application/json' },
      body: JSON.stringify({ query: write, variables: { ...variables, data } }),
    })
      .then((response) => response.json() as Promise<{ errors?: unknown[] }>)
      .catch(() => undefined);
    if (answer === undefined) return;
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    acknowledged.set(userId, count);
  }
}
