import { endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { askPersons, personsSeenBy } from '../../test/personsSeenBy.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { courseProfiles } from '../courses/tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (username: string, query?: string) => askPersons(server, username, query);
const seenBy = (name: CastMember, query?: string) => personsSeenBy({ server, cast }, name, query);

describe('the persons list by filter, search and page', () => {
  it.each([
    ['?session=SESSION', ['expert', 'fellow', 'foreignMentor', 'member', 'mentor']],
    ['?course=COURSE&role=EXPERT', ['expert', 'foreignExpert']],
    ['?course=COURSE&region=Bern', ['foreignExpert', 'other']],
    ['?course=COURSE&generation=1999', []],
    ['?session=SESSION&search=m', ['expert', 'fellow', 'foreignMentor', 'member', 'mentor']],
    ['?session=SESSION&search=mi%20mu', ['member']],
    ['?session=SESSION&search=mia.', ['member']],
    ['?session=SESSION&search=%25', []],
  ])('%s', async (query, expected) => {
    const filled = query.replace('SESSION', cast.session.id).replace('COURSE', cast.course.id);
    expect(await seenBy('admin', filled)).toEqual(expected.map((name) => `${name}*`));
  });

  it('finds nobody by an e-mail or a profile that is not shown', async () => {
    const { people } = cast;
    expect(await seenBy('member', `?search=${encodeURIComponent(people.fellow.email)}`)).toEqual([]);
    expect(await seenBy('expert', `?search=${encodeURIComponent(people.fellow.email)}`)).toEqual(['fellow*']);
    const { db } = server;
    const [profile] = await db
      .insert(courseProfiles)
      .values({ code: `profil-${crypto.randomUUID()}`, names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
      .returning();
    const branch = await createPerson(db, { firstName: 'Berta', chosenProfileId: profile?.id ?? '' });
    await enrol(db, { userId: branch.id, courseSessionId: cast.elsewhere.id });
    expect((await ask(people.other.username, `?profile=${profile?.id}`)).persons).toEqual([]);
    const { persons } = await ask(people.foreignExpert.username, `?profile=${profile?.id}`);
    expect(persons.map(({ user_id }) => user_id)).toEqual([branch.id]);
  });

  it('sorts and finds names without regard to accents', async () => {
    const { db } = server;
    const other = await createCast(db);
    const names = ['Zug', 'Ähren', 'Abt', 'von Arx', 'Élan', "O'Neill", 'Bär-Öz'];
    for (const lastName of names) {
      const { id } = await createPerson(db, { firstName: 'Q', lastName });
      await enrol(db, { userId: id, courseSessionId: other.elsewhere.id });
    }
    const asked = async (query: string) =>
      (await ask(other.people.foreignExpert.username, `?role=MEMBER${query}`)).persons.map(
        ({ last_name }) => last_name,
      );
    const sorted = ['Abt', 'Ähren', 'Bär-Öz', 'Élan', 'Muster', "O'Neill", 'von Arx', 'Zug'];
    expect(await asked('')).toEqual(sorted);
    expect(await asked('&sort=-last_name')).toEqual(sorted.toReversed());
    const found = (search: string) => asked(`&search=${encodeURIComponent(search)}`);
    expect(await found('elan')).toEqual(['Élan']);
    expect(await found('arx von')).toEqual(['von Arx']);
    expect(await found("o'nei")).toEqual(["O'Neill"]);
    expect(await found('oz')).toEqual(['Bär-Öz']);
    expect(await found("'\\:*&|!")).toEqual([]);
  });

  it('gives pages with the number of all', async () => {
    const all = await ask(cast.people.supervisor.username);
    expect(all.total).toBe('5');
    const first = await ask(cast.people.supervisor.username, '?limit=2');
    const rest = await ask(cast.people.supervisor.username, '?limit=10&offset=2');
    expect(first.total).toBe('5');
    expect(first.persons).toHaveLength(2);
    expect([...first.persons, ...rest.persons]).toEqual(all.persons);
  });

  it.each(['?limit=0', '?limit=5000', '?course=x', '?role=KING', '?sort=email', '?unknown=1'])(
    'refuses %s',
    async (query) => {
      const answer = await (await server.login(cast.people.member.username)).get(
        endpoints.persons.path + query,
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it('asks as many statements for many persons as for few', async () => {
    const { db } = server;
    const other = await createCast(db);
    await createWork(db, other);
    const client = await server.login(other.people.supervisor.username);
    const count = () =>
      countStatements(db, () => client.get(`${endpoints.persons.path}?with_competence_metrics=true`));
    const before = await count();
    for (let index = 0; index < 12; index += 1) {
      const { id } = await createPerson(db, { firstName: `Neu${index}` });
      await enrol(db, {
        userId: id,
        courseSessionId: other.session.id,
        role: index % 3 ? 'MEMBER' : 'EXPERT',
      });
    }
    expect(await count()).toBe(before);
  });
});
