import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, personEndpoints } from '@learn/contracts/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

async function summaryOf(name: CastMember) {
  const client = await server.login(cast.people[name].username);
  const answer = await client.get(endpoints.personSummary.path);
  expect(answer.statusCode).toBe(200);
  const summary: EndpointAnswer<typeof personEndpoints.summary> = answer.json();
  const names = new Map(Object.entries(cast.people).map(([key, { id }]) => [id, key]));
  const list = await client.get(`${endpoints.persons.path}?limit=4`);
  return {
    ...summary,
    persons: summary.persons.map(({ user_id }) => names.get(user_id)).sort(),
    listed: Number(list.headers['x-total-count']),
  };
}

it.each<[CastMember, CastMember[]]>([
  ['member', ['expert', 'mentor']],
  ['fellow', ['expert', 'foreignMentor']],
  ['other', ['foreignExpert']],
])('%s, a participant only, is told their mentors and experts', async (name, persons) => {
  expect(await summaryOf(name)).toMatchObject({
    accompanying: true,
    person_count: persons.length,
    persons,
  });
});

it.each<CastMember>([
  'expert',
  'mentor',
  'supervisor',
  'apprenticeTrainer',
  'trainingResponsible',
  'examExpert',
  'admin',
  'nobody',
])('%s is told the people of the list', async (name) => {
  const { accompanying, person_count, persons, listed } = await summaryOf(name);
  expect({ accompanying, person_count }).toEqual({ accompanying: false, person_count: listed });
  expect(persons).toHaveLength(Math.min(listed, 4));
});

it('is for people who are logged in', async () => {
  const answer = await server.app.inject({ method: 'GET', url: endpoints.personSummary.path });
  expect(answer.statusCode).toBe(401);
});
