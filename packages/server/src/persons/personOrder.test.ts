import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, personEndpoints } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  cast = await createCast(db);
  const other = await createCast(db);
  const title = (de: string, fr: string) => ({ titles: { de, fr, it: de } });
  await db.update(courses).set(title('Ähren', 'Z')).where(eq(courses.id, cast.course.id));
  await db.update(courses).set(title('Bohnen', 'A')).where(eq(courses.id, other.course.id));
  const rename = (id: string, de: string) =>
    db.update(courseSessions).set(title(de, 'gleich')).where(eq(courseSessions.id, id));
  await rename(cast.session.id, 'Élan');
  await rename(cast.elsewhere.id, 'Dorf');
  await rename(other.session.id, 'Fahrt');
  const people = [
    ['Anna', [cast.session.id, other.session.id], 'MEMBER'],
    ['Beat', [cast.elsewhere.id], 'EXPERT'],
    ['Cleo', [other.session.id], 'LEARNING_MENTOR'],
    ['Dino', [], 'MEMBER'],
  ] as const;
  for (const [firstName, sessions, role] of people) {
    const { id } = await createPerson(db, { firstName, lastName: 'Sorte' });
    for (const courseSessionId of sessions) await enrol(db, { userId: id, courseSessionId, role });
  }
});
afterAll(() => server[Symbol.asyncDispose]());

async function sorted(query: string): Promise<string> {
  const client = await server.login(cast.people.admin.username);
  const answer = await client.get(`${endpoints.persons.path}?search=sorte&${query}`);
  expect(answer.statusCode).toBe(200);
  const persons = answer.json<EndpointAnswer<typeof personEndpoints.list>>();
  return persons.map(({ first_name }) => first_name).join(' ');
}

it.each([
  ['course', 'Anna Beat Cleo Dino'],
  ['-course', 'Anna Cleo Beat Dino'],
  ['session', 'Beat Anna Cleo Dino'],
  ['-session', 'Anna Cleo Beat Dino'],
  ['region', 'Beat Anna Cleo Dino'],
  ['-region', 'Anna Cleo Beat Dino'],
  ['role', 'Anna Beat Cleo Dino'],
  ['-role', 'Cleo Beat Anna Dino'],
])('sorts everybody by %s, persons without a session at the end', async (sort, expected) => {
  expect(await sorted(`sort=${sort}`)).toBe(expected);
});

it('sorts pages of sessions that fit the filter', async () => {
  const of = `course=${cast.course.id}`;
  expect(await sorted(`${of}&sort=-course`)).toBe('Anna Beat');
  expect(await sorted(`${of}&sort=session`)).toBe('Beat Anna');
  expect(await sorted('sort=session&limit=2&offset=1')).toBe('Anna Cleo');
});

it('sorts by the titles in the language of the reader', async () => {
  const change = (language: 'de' | 'fr') =>
    server.db.update(users).set({ language }).where(eq(users.id, cast.people.admin.id));
  await change('fr');
  expect(await sorted('sort=course')).toBe('Anna Cleo Beat Dino');
  await change('de');
});

it('sorts by what regions are called in the language of the reader', async () => {
  const { db } = server;
  const move = (id: string, region: string) =>
    db.update(courseSessions).set({ region }).where(eq(courseSessions.id, id));
  await move(cast.session.id, 'Ostschweiz');
  await move(cast.elsewhere.id, 'Zentralschweiz');
  const change = (language: 'de' | 'fr') =>
    db.update(users).set({ language }).where(eq(users.id, cast.people.admin.id));
  expect(await sorted(`course=${cast.course.id}&sort=region`)).toBe('Anna Beat');
  await change('fr');
  expect(await sorted(`course=${cast.course.id}&sort=region`)).toBe('Beat Anna');
  await change('de');
});
