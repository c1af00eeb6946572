import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast, createPerson } from '../../test/factories.ts';
import { askPersons } from '../../test/personsSeenBy.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { mentorRelations } from '../course-sessions/tables.ts';

const many = 2100;

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  cast = await createCast(db);
  await createWork(db, cast);
  const unenrolled = await createPerson(db, { firstName: 'Ulla' });
  await db.insert(mentorRelations).values({ mentorId: unenrolled.id, participantId: cast.enrolments.fellow });
});
afterAll(() => server[Symbol.asyncDispose]());

async function allPages(name: CastMember, query: string) {
  const { username } = cast.people[name];
  const { persons, total } = await askPersons(server, username, `?limit=1000&${query}`);
  for (let offset = 1000; persons.length >= offset; offset += 1000) {
    persons.push(...(await askPersons(server, username, `?limit=1000&offset=${offset}&${query}`)).persons);
  }
  return { ids: persons.map(({ user_id }) => user_id), persons, total: Number(total) };
}

/** By role or grade they are looked up one by one, by name as sets. */
async function expectTheSame(name: CastMember, query: string, sort: 'role' | 'grade' = 'role') {
  const bySets = await allPages(name, `sort=last_name${query}`);
  const oneByOne = await allPages(name, `sort=${sort}${query}`);
  expect(bySets.total).toBe(bySets.ids.length);
  expect(oneByOne.total).toBe(bySets.total);
  const byId = (list: typeof bySets) =>
    list.persons.toSorted((left, right) => left.user_id.localeCompare(right.user_id));
  expect(byId(bySets)).toEqual(byId(oneByOne));
  return bySets;
}

describe.each(['few', 'many'])('%s persons', (size) => {
  beforeAll(async () => {
    if (size === 'few') return;
    await server.db.execute(sql`
      with people as (
        insert into users (username, email, first_name, last_name, organisation_id)
        select 'many' || n, 'many' || n || '@example.org', 'Vorname' || n % 7, 'Name' || n % 1000,
          (select organisation_id from users where id = ${cast.people.member.id})
        from generate_series(1, ${many}::int) n returning id)
      insert into course_session_users (course_session_id, user_id, role)
      select ${cast.session.id}::uuid, id, 'MEMBER' from people`);
    // without figures of so many new rows the planner guesses, now well and now badly
    await server.db.execute(sql`analyze users, course_session_users`);
  });

  it.each<CastMember>([
    'supervisor',
    'trainingResponsible',
    'apprenticeTrainer',
    'foreignSupervisor',
    'admin',
  ])('are the same for a %s in any order', async (name) => {
    const filter = `&course=${cast.course.id}`;
    const { total } = await expectTheSame(name, filter);
    if (name !== 'foreignSupervisor') expect(total > many).toBe(size === 'many');
    await expectTheSame(name, `${filter}&region=nowhere`);
  });

  it.each<CastMember>(['supervisor', 'trainingResponsible', 'apprenticeTrainer', 'admin'])(
    'have the same results of the course for a %s',
    async (name) => {
      const filter = `&course=${cast.course.id}&with_competence_metrics=true`;
      const { persons } = await expectTheSame(name, filter, 'grade');
      const seen = persons.filter(({ course_results }) => course_results !== null);
      expect(seen.length > 0).toBe(name !== 'trainingResponsible');
    },
  );

  it('stand in the order of their names on every page', async () => {
    const { ids, persons } = await allPages('supervisor', 'sort=last_name');
    const nameOf = ({ last_name, first_name, user_id }: (typeof persons)[number]) =>
      `${last_name.toLowerCase()} ${first_name.toLowerCase()} ${user_id}`;
    expect(persons.map(nameOf)).toEqual(persons.map(nameOf).sort());
    const backwards = await allPages('supervisor', 'sort=-last_name');
    expect(backwards.ids).toEqual(ids.toReversed());
  });
});
