import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { type Cast, type CastMember, createCast } from '../factories.ts';
import type { TestClient } from '../testClient.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { createWork } from '../work.ts';

const callers = [
  'member',
  'expert',
  'mentor',
  'supervisor',
  'trainingResponsible',
  'admin',
] as const satisfies readonly CastMember[];

export interface FuzzWorld {
  readonly server: TestServer;
  /** ids and slugs of what is there, and one of nothing */
  readonly ids: readonly string[];
  /** a client of every role */
  readonly clients: readonly TestClient[];
}

/** A server with a session full of things, and a person of every role to attack it. */
export async function startFuzzWorld(): Promise<FuzzWorld> {
  const server = await startTestServer();
  const cast = await createCast(server.db);
  const work = await createWork(server.db, cast);
  const written = await createMessages(server, cast);
  const found =
    JSON.stringify([cast, work, written]).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
  return {
    server,
    ids: [...new Set(found), randomUUID(), cast.course.slug],
    clients: await Promise.all(callers.map((name) => server.login(cast.people[name].username))),
  };
}

/** An announcement to the session, and a message of the member to their mentor. */
async function createMessages(server: TestServer, { people, session }: Cast): Promise<unknown[]> {
  const written = { text: 'Text', idempotency_key: randomUUID() };
  const [expert, member] = await Promise.all(
    [people.expert, people.member].map(({ username }) => server.login(username)),
  );
  const announcement = { course_session_id: session.id, title: 'Titel', ...written };
  const answers = [
    await expert?.post(endpoints.announce.path, announcement),
    await member?.post(endpoints.writeMessage.path, { person_id: people.mentor.id, ...written }),
  ];
  return answers.map((answer) => answer?.json());
}
