import { endpoints } from '@learn/contracts';
import type { EndpointAnswer, personEndpoints } from '@learn/contracts/endpoints';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

type Options = EndpointAnswer<typeof personEndpoints.filters>;

let server: TestServer;
let cast: Cast;
let profileId: string;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  const [profile] = await server.db
    .insert(courseProfiles)
    .values({ code: 'profil-x', names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
    .returning();
  profileId = profile?.id ?? '';
  const { member, other } = cast.people;
  await server.db
    .update(users)
    .set({ chosenProfileId: profileId })
    .where(inArray(users.id, [member.id, other.id]));
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(username: string, query = ''): Promise<Options> {
  const answer = await (await server.login(username)).get(`${endpoints.personFilters.path}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/dashboard/persons/filters/', () => {
  const nothing: readonly [string[], Options['roles'], string[]] = [[], [], []];

  it.each<[CastMember, readonly [string[], Options['roles'], string[]]]>([
    ['member', [['Zürich'], ['MEMBER', 'EXPERT', 'LEARNING_MENTOR'], []]],
    ['fellow', [['Zürich'], ['MEMBER', 'EXPERT', 'LEARNING_MENTOR'], []]],
    ['other', [['Bern'], ['EXPERT'], []]],
    ['expert', [['Zürich'], ['MEMBER', 'LEARNING_MENTOR'], ['Leben']]],
    ['foreignExpert', [['Bern'], ['MEMBER'], ['Leben']]],
    ['mentor', [['Zürich'], ['MEMBER'], ['Leben']]],
    ['foreignMentor', [['Zürich'], ['MEMBER'], []]],
    ['supervisor', [['Zürich'], ['MEMBER', 'EXPERT', 'LEARNING_MENTOR'], ['Leben']]],
    ['apprenticeTrainer', [['Zürich'], ['MEMBER'], ['Leben']]],
    ['trainingResponsible', [['Zürich'], ['MEMBER'], ['Leben']]],
    ['foreignTrainingResponsible', [['Zürich'], ['MEMBER'], []]],
    ['foreignSupervisor', nothing],
    ['examExpert', nothing],
    ['nobody', nothing],
    ['admin', [['Bern', 'Zürich'], ['MEMBER', 'EXPERT', 'LEARNING_MENTOR'], ['Leben']]],
  ])('answers %s the values of the visible persons', async (name, expected) => {
    const { regions, roles, profiles } = await ask(cast.people[name].username);
    expect([regions, roles, profiles.map((profile) => profile.name)]).toEqual(expected);
  });

  it('answers every field', async () => {
    expect(await ask(cast.people.expert.username)).toEqual({
      courses: [{ id: cast.course.id, title: 'Kurs' }],
      sessions: [{ id: cast.session.id, title: 'Durchführung', course_id: cast.course.id }],
      has_more_sessions: false,
      regions: ['Zürich'],
      generations: ['2026'],
      roles: ['MEMBER', 'LEARNING_MENTOR'],
      profiles: [{ id: profileId, name: 'Leben' }],
    });
  });

  it.each([
    ['?region=Bern', 'elsewhere'],
    ['?region=Zürich&generation=2026&course=COURSE', 'session'],
  ] as const)('narrows the sessions, and nothing else, by %s', async (query, expected) => {
    const filled = encodeURI(query.replace('COURSE', cast.course.id));
    const { sessions, regions } = await ask(cast.people.admin.username, filled);
    expect(sessions.map(({ id }) => id)).toEqual([cast[expected].id]);
    expect(regions).toEqual(['Bern', 'Zürich']);
  });

  it('names the 500 latest sessions at most, the latest of a course first', async () => {
    const { db } = server;
    const other = await createCast(db);
    const made = await db
      .insert(courseSessions)
      .values(
        Array.from({ length: 501 }, (_, index) => ({
          courseId: other.course.id,
          titles: { de: `Nr. ${index}`, fr: '', it: '' },
          startDate: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
          endDate: '2030-01-01',
          region: 'Zürich',
          generation: index === 0 ? '2020' : '2021',
        })),
      )
      .returning({ id: courseSessions.id });
    const person = await createPerson(db, { firstName: 'Neu' });
    for (const { id } of made) await enrol(db, { userId: person.id, courseSessionId: id });
    await db.delete(courseSessions).where(eq(courseSessions.id, other.session.id));
    const { username } = other.people.supervisor;
    const all = await ask(username);
    expect(all.has_more_sessions).toBe(true);
    expect(all.sessions.map(({ id }) => id)).toEqual(
      made
        .slice(1)
        .map(({ id }) => id)
        .reverse(),
    );
    expect(all.generations).toEqual(['2021', '2020']);
    const oldest = await ask(username, '?generation=2020');
    expect(oldest.sessions).toMatchObject([{ title: 'Nr. 0' }]);
    expect(oldest.has_more_sessions).toBe(false);
  });

  it.each(['?course=x', '?role=MEMBER', '?unknown=1'])('refuses %s', async (query) => {
    const client = await server.login(cast.people.member.username);
    expect((await client.get(endpoints.personFilters.path + query)).statusCode).toBe(400);
  });

  it('needs a login', async () => {
    expect((await server.visit().get(endpoints.personFilters.path)).statusCode).toBe(401);
  });

  it('asks as many statements for many persons as for few', async () => {
    const other = await createCast(server.db);
    const client = await server.login(other.people.supervisor.username);
    const count = () => countStatements(server.db, () => client.get(endpoints.personFilters.path));
    const before = await count();
    for (let index = 0; index < 5; index += 1) {
      const { id } = await createPerson(server.db, { firstName: 'Neu' });
      await enrol(server.db, { userId: id, courseSessionId: other.session.id });
    }
    expect(await count()).toBe(before);
  });
});
