import { randomUUID } from 'node:crypto';
import { endpoints, fillPath, type MessageThreadDetail, type MessageThreadList } from '@learn/contracts';
import { type Cast, type CastMember, createCast } from './factories.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** The address of one thread, or of a call below it. */
export const threadAddress = (id: string, path: string = endpoints.messageThread.path): string =>
  fillPath(path, { id }) ?? '';

/** A cast that writes to each other; by role, through the calls. */
export async function createMessageWorld(server: TestServer) {
  const cast: Cast = await createCast(server.db);
  const clients = new Map<CastMember, Promise<TestClient>>();
  const client = (role: CastMember): Promise<TestClient> => {
    const known = clients.get(role) ?? server.login(cast.people[role].username);
    clients.set(role, known);
    return known;
  };

  const announce = async (role: CastMember, change: Readonly<Record<string, unknown>> = {}) =>
    (await client(role)).post(endpoints.announce.path, {
      course_session_id: cast.session.id,
      title: 'Raumwechsel',
      text: 'Wir treffen uns im Zimmer 12.',
      idempotency_key: randomUUID(),
      ...change,
    });

  const write = async (role: CastMember, to: CastMember, change: Readonly<Record<string, unknown>> = {}) =>
    (await client(role)).post(endpoints.writeMessage.path, {
      person_id: cast.people[to].id,
      text: 'Hast du morgen Zeit?',
      idempotency_key: randomUUID(),
      ...change,
    });

  return {
    cast,
    client,
    announce,
    write,
    /** @returns id of a new announcement of the expert to the session */
    announced: async (change: Readonly<Record<string, unknown>> = {}): Promise<string> =>
      (await announce('expert', change)).json<{ thread_id: string }>().thread_id,
    list: async (role: CastMember, query = '') =>
      (await (await client(role)).get(`${endpoints.messageThreads.path}${query}`)).json<MessageThreadList>(),
    open: async (role: CastMember, id: string, query = '') =>
      (await client(role)).get(`${threadAddress(id)}${query}`),
    detail: async (role: CastMember, id: string, query = '') =>
      (await (await client(role)).get(`${threadAddress(id)}${query}`)).json<MessageThreadDetail>(),
    markRead: async (role: CastMember, id: string, messageId = id) =>
      (await client(role)).post(threadAddress(id, endpoints.readMessages.path), { message_id: messageId }),
    withdraw: async (role: CastMember, id: string) =>
      (await client(role)).delete(threadAddress(id, endpoints.withdrawMessage.path)),
  };
}

export type MessageWorld = Awaited<ReturnType<typeof createMessageWorld>>;
