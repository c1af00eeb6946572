import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { otherOrganisation } from '@learn/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const list = async (query = '') => (await admin.get(`${endpoints.adminOrganisations.path}${query}`)).json();
const rename = (organisationId: string, name: string) =>
  admin.put(fillPath(endpoints.renameOrganisation.path, { organisationId }) ?? '', { name });

it('counts who works there and who stands for it; «another one» is none', async () => {
  expect(await list('?search=arbeit')).toEqual([
    { id: cast.employer, name: 'Arbeitgeberin AG', person_count: 1, claim_count: 0, role_count: 2 },
  ]);
  expect((await list()).map(({ id }: { id: string }) => id)).not.toContain(otherOrganisation);
});

it('adds one that people can choose from then on, sorted by name', async () => {
  const name = `Zürich ${randomUUID()}`;
  const created = (await admin.post(endpoints.createOrganisation.path, { name })).json();
  expect(created).toMatchObject({ name, person_count: 0 });
  const member = await server.login(cast.people.member.username);
  expect((await member.get(endpoints.organisations.path)).json()).toContainEqual({ id: created.id, name });
  const [first] = await list('?sort=-name');
  expect(first.id).toBe(created.id);
});

it('has every name once, whatever its accents and case', async () => {
  const answer = await admin.post(endpoints.createOrganisation.path, { name: 'arbeitgeberin ag' });
  expect(answer.json().fields).toEqual([{ field: 'name', messages: ['Das gibt es schon.'] }]);
  expect((await rename(cast.competitor, 'Arbeitgeberin AG')).statusCode).toBe(400);
  expect((await rename(cast.employer, 'Arbeitgeberin Ag')).statusCode).toBe(200);
});

it('renames none that does not exist, nor «another one»', async () => {
  for (const id of [otherOrganisation, 'none']) expect((await rename(id, randomUUID())).statusCode).toBe(404);
});
