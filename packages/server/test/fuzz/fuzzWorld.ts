import { randomUUID } from 'node:crypto';
import { type CastMember, createCast } from '../factories.ts';
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

/** A server with a session full of things, and somebody of every role to attack it. */
export async function startFuzzWorld(): Promise<FuzzWorld> {
  const server = await startTestServer();
  const cast = await createCast(server.db);
  const work = await createWork(server.db, cast);
  const found = JSON.stringify([cast, work]).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
  return {
    server,
    ids: [...new Set(found), randomUUID(), cast.course.slug],
    clients: await Promise.all(callers.map((name) => server.login(cast.people[name].username))),
  };
}
