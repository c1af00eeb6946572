import { setTimeout as after } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { assignmentCompletions } from '../../src/assignments/tables.ts';
import { sessionCookie } from '../../src/authentication/cookies.ts';
import { startLoginSession } from '../../src/authentication/loginSession.ts';
import type { Config } from '../../src/config.ts';
import { openDatabase } from '../../src/database/openDatabase.ts';
import { createCast, createPerson, enrol } from '../factories.ts';
import { createWork } from '../work.ts';

/** People who type at once. */
const writers = 8;

const write = `mutation A($assignment: ID!, $session: ID!, $data: String!) {
  upsert_assignment_completion(assignment_id: $assignment, course_session_id: $session,
    completion_status: IN_PROGRESS, completion_data_string: $data) { version } }`;

interface Writer {
  readonly userId: string;
  readonly cookie: string;
}

/** People who type at once, and what the server has confirmed to them. */
export interface Writers {
  /** Types until the server is gone. */
  type(url: string): Promise<void>;
  /** Waits until so many writes were confirmed. */
  confirmed(count: number): Promise<void>;
  /** @returns the people whose field holds anything else than what was confirmed last, or was on its way then */
  findLost(): Promise<readonly string[]>;
  /** What was confirmed last until now, by person. */
  acknowledged(): ReadonlyMap<string, number>;
  /** What the fields hold, by person. @param of another database than theirs, where it is restored */
  readStored(of?: Config): Promise<ReadonlyMap<string, number>>;
  /** confirmed writes */
  count(): number;
}

/** Creates people with work in the database of a configuration that no process has open. */
export async function createWriters(config: Config): Promise<Writers> {
  const { people, variables } = await prepare(config);
  const acknowledged = new Map<string, number>();
  const count = () => [...acknowledged.values()].reduce((sum, each) => sum + each, 0);
  return {
    count,
    async type(url) {
      await Promise.all(people.map((writer) => typeUntilGone(url, writer, { variables, acknowledged })));
    },
    async confirmed(wanted) {
      while (count() < wanted) await after(5);
    },
    acknowledged: () => new Map(acknowledged),
    readStored: (of = config) => readStored(of, people, variables.assignment),
    async findLost() {
      const lost: string[] = [];
      for (const [userId, stored] of await readStored(config, people, variables.assignment)) {
        const last = acknowledged.get(userId) ?? 0;
        // What was on its way when the server died may be there or not; nothing older may.
        if (![last, last + 1].includes(stored)) lost.push(`${last}, but ${stored}`);
        acknowledged.set(userId, stored);
      }
      return lost;
    },
  };
}

async function readStored(
  config: Config,
  people: readonly Writer[],
  assignment: string,
): Promise<ReadonlyMap<string, number>> {
  const database = await openDatabase(config);
  const rows = await database.db
    .select({
      userId: assignmentCompletions.userId,
      text: sql<string>`${assignmentCompletions.completionData} #>> '{task-1,user_data,block-text}'`,
    })
    .from(assignmentCompletions)
    .where(eq(assignmentCompletions.assignmentId, assignment));
  await database.close();
  const texts = new Map(rows.map(({ userId, text }) => [userId, Number(text)]));
  return new Map(people.map(({ userId }) => [userId, texts.get(userId) ?? 0]));
}

async function prepare(config: Config) {
  const database = await openDatabase(config);
  const { db } = database;
  const cast = await createCast(db);
  const work = await createWork(db, cast);
  const people: Writer[] = [];
  for (let index = 0; index < writers; index += 1) {
    const { id: userId } = await createPerson(db, { firstName: `Person${index}` });
    await enrol(db, { userId, courseSessionId: cast.session.id });
    const { token } = await startLoginSession(db, { userId, userAgent: 'test' });
    people.push({ userId, cookie: `${sessionCookie}=${token}; csrftoken=token` });
  }
  await database.close();
  return { people, variables: { assignment: work.assignmentIds.casework, session: cast.session.id } };
}

interface Typing {
  readonly variables: Readonly<Record<string, string>>;
  /** the last number that the server has acknowledged, by person */
  readonly acknowledged: Map<string, number>;
}

/** Writes 1, 2, 3 … into the same field until the server is gone. */
async function typeUntilGone(url: string, { userId, cookie }: Writer, { variables, acknowledged }: Typing) {
  for (let count = (acknowledged.get(userId) ?? 0) + 1; ; count += 1) {
    const data = JSON.stringify({ 'task-1': { user_data: { 'block-text': String(count) } } });
    const answer = await fetch(`${url}/server/graphql/`, {
      method: 'POST',
      headers: { cookie, 'x-csrftoken': 'token', 'content-type': 'application/json' },
      body: JSON.stringify({ query: write, variables: { ...variables, data } }),
    })
      .then((response) => response.json() as Promise<{ errors?: { extensions: { code: string } }[] }>)
      .catch(() => undefined);
    if (answer === undefined) return;
    if (answer.errors?.some(({ extensions }) => extensions.code === 'database_unavailable')) return;
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    acknowledged.set(userId, count);
  }
}
