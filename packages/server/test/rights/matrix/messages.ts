import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import type { TestClient } from '../../testClient.ts';
import { done, insiders, type MatrixRow, without } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

const key = () => ({ idempotency_key: randomUUID() });
const headers = { 'x-csrftoken': 'token-of-the-test' };
const enrolled = ['member', 'fellow', 'expert', 'mentor', 'foreignMentor'] as const;
const ofTheCourse = [...enrolled, 'other', 'foreignExpert', 'supervisor', 'foreignSupervisor'] as const;
const announcing = ['expert', 'supervisor'] as const;

/** @returns id of a new announcement of the expert to the session */
async function announced({ clients, cast }: RightsWorld): Promise<string> {
  const answer = await clients.expert.post(endpoints.announce.path, {
    course_session_id: cast.session.id,
    title: 'Titel',
    text: 'Text',
    ...key(),
  });
  return answer.json<{ thread_id: string }>().thread_id;
}

/** @returns ids of a new message of the member to their mentor */
async function written({ clients, cast }: RightsWorld): Promise<{ thread: string; message: string }> {
  const answer = await clients.member.post(endpoints.writeMessage.path, {
    person_id: cast.people.mentor.id,
    text: 'Text',
    ...key(),
  });
  const { thread_id, message } = answer.json<{ thread_id: string; message: { id: string } }>();
  return { thread: thread_id, message: message.id };
}

const address = (path: string, id: string) => fillPath(path, { id }) ?? '';

const withdraw = async (client: TestClient, id: string) =>
  done(await client.send({ method: 'DELETE', url: address(endpoints.withdrawMessage.path, id), headers }));

/** Things that are there already, so that one person does not use up their limit for all cells. */
const once = <Value>(make: (world: RightsWorld) => Promise<Value>) => {
  const made = new WeakMap<RightsWorld, Promise<Value>>();
  return (world: RightsWorld) => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
};

const announcement = once(announced);
const conversation = once(written);

export const messageRows: readonly MatrixRow[] = [
  {
    resource: 'messages',
    act: 'announce to the session',
    calls: `POST ${endpoints.announce.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(endpoints.announce.path, {
          course_session_id: cast.session.id,
          title: 'Titel',
          text: 'Text',
          ...key(),
        }),
      ),
    allowed: announcing,
    refused: without(insiders, ...announcing),
  },
  {
    resource: 'messages',
    act: 'announce to the course',
    calls: `POST ${endpoints.announce.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(endpoints.announce.path, {
          course_id: cast.course.id,
          title: 'Titel',
          text: 'Text',
          ...key(),
        }),
      ),
    allowed: ['admin'],
    refused: ofTheCourse,
  },
  {
    resource: 'messages',
    act: 'read an announcement to the session',
    calls: `GET ${endpoints.messageThread.path}`,
    ask: async (client, world) =>
      done(await client.get(address(endpoints.messageThread.path, await announcement(world)))),
    allowed: enrolled,
  },
  {
    resource: 'messages',
    act: 'read what the member and the mentor write',
    calls: `GET ${endpoints.messageThread.path}`,
    ask: async (client, world) =>
      done(await client.get(address(endpoints.messageThread.path, (await conversation(world)).thread))),
    allowed: ['member', 'mentor'],
  },
  {
    resource: 'messages',
    act: 'mark that as read',
    calls: `POST ${endpoints.readMessages.path}`,
    ask: async (client, world) => {
      const { thread, message } = await conversation(world);
      return done(await client.post(address(endpoints.readMessages.path, thread), { message_id: message }));
    },
    allowed: ['member', 'mentor'],
  },
  {
    resource: 'messages',
    act: 'write to the member',
    calls: `POST ${endpoints.writeMessage.path}`,
    ask: async (client, { cast }) =>
      done(
        await client.post(endpoints.writeMessage.path, {
          person_id: cast.people.member.id,
          text: 'Text',
          ...key(),
        }),
      ),
    allowed: ['expert', 'mentor'],
  },
  {
    resource: 'messages',
    act: 'withdraw an announcement of the expert',
    calls: `DELETE ${endpoints.withdrawMessage.path}`,
    // The expert's own one, so that the others still find the announcement that they must not withdraw.
    ask: async (client, world) =>
      withdraw(client, await (client === world.clients.expert ? announced(world) : announcement(world))),
    allowed: ['expert'],
    refused: without(enrolled, 'expert'),
  },
  {
    resource: 'messages',
    act: 'withdraw a message of the member',
    calls: `DELETE ${endpoints.withdrawMessage.path}`,
    ask: async (client, world) => withdraw(client, (await conversation(world)).message),
    allowed: ['member'],
    refused: ['mentor'],
  },
];
