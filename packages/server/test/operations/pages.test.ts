import { endpoints } from '@learn/contracts';
import { languages } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/users/tables.ts';
import { askGraphql } from '../askGraphql.ts';
import { type Cast, createCast } from '../factories.ts';
import { createProduct } from '../shopWorld.ts';
import type { TestClient } from '../testClient.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { createWork, type Work } from '../work.ts';

// Answers stay short however many people and sessions there are.
const participants = 1200;
const sessions = 501;
const days = 120;
const offers = 130;

let server: TestServer;
let cast: Cast;
let work: Work;
let admin: TestClient;
let supervisor: TestClient;
let trainer: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  cast = await createCast(db);
  work = await createWork(db, cast);
  const product = await createProduct(db, cast);
  const copies = (table: string, where: ReturnType<typeof sql>, count: number, changed: string) => sql`
    insert into ${sql.identifier(table)} select copy.* from ${sql.identifier(table)} source, generate_series(1, ${count}::int) n
    cross join lateral jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid(), 'n', n) || ${sql.raw(changed)}) copy
    where ${where}`;
  await db.execute(
    copies('products', sql`source.id = ${product.id}`, offers, `jsonb_build_object('code', 'offer-' || n)`),
  );
  await db.execute(copies('exam_dates', sql`source.id = ${work.examDateId}`, days, `'{}'::jsonb`));
  await db.execute(copies('course_sessions', sql`source.id = ${cast.session.id}`, sessions, `'{}'::jsonb`));
  await db.execute(
    copies(
      'course_sessions',
      sql`source.id = ${cast.session.id}`,
      1,
      `jsonb_build_object('start_date', '2001-01-01', 'region', 'Graubünden', 'generation', '2001')`,
    ),
  );
  await db.execute(sql`insert into session_assignments (course_session_id, assignment_id)
    select id, ${work.assignmentIds.casework}::uuid from course_sessions
    where course_id = ${cast.course.id} and id <> ${cast.session.id}`);
  await db.execute(sql`
    with people as (
      insert into users (username, email, first_name, last_name, organisation_id)
      select 'many' || n, 'many' || n || '@example.org', 'Vorname', 'Name' || n,
        (select organisation_id from users where id = ${cast.people.member.id})
      from generate_series(1, ${participants}::int) n returning id)
    insert into course_session_users (course_session_id, user_id, role)
    select ${cast.session.id}::uuid, id, 'MEMBER' from people`);
  admin = await server.login(cast.people.admin.username);
  supervisor = await server.login(cast.people.supervisor.username);
  trainer = await server.login(cast.people.apprenticeTrainer.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const atMost = { de: 'Höchstens 500.', fr: 'Au maximum 500.', it: 'Al massimo 500.' };

async function inEveryLanguage(
  name: 'admin' | 'supervisor',
  check: (language: keyof typeof atMost) => Promise<void>,
) {
  const { id } = cast.people[name];
  for (const language of languages) {
    await server.db.update(users).set({ language }).where(eq(users.id, id));
    await check(language);
  }
  await server.db.update(users).set({ language: 'de' }).where(eq(users.id, id));
}

describe.each([
  { path: endpoints.persons.path, usual: 50, greatest: 1000, idOf: 'user_id' },
  { path: endpoints.dueDates.path, usual: 100, greatest: 500, idOf: 'id' },
  { path: endpoints.products.path, usual: 100, greatest: 500, idOf: 'id' },
])('$path', ({ path, usual, greatest, idOf }) => {
  const page = async (query: string) => {
    const answer = await supervisor.get(path + query);
    expect(answer.statusCode).toBe(200);
    const ids = answer.json<Record<string, string>[]>().map((row) => row[idOf]);
    return { ids, total: Number(answer.headers['x-total-count']) };
  };

  it('answers with a page and the number of all rows where nothing is asked for', async () => {
    const { ids, total } = await page('');
    expect(ids).toHaveLength(usual);
    expect(total).toBeGreaterThan(usual);
  });

  it('leaves out nothing and repeats nothing from page to page', async () => {
    const { total } = await page('');
    const pages: (string | undefined)[] = [];
    for (let offset = 0; offset < total; offset += 90) {
      pages.push(...(await page(`?limit=90&offset=${offset}`)).ids);
    }
    expect(pages).toHaveLength(total);
    expect(new Set(pages).size).toBe(total);
    expect((await page(`?limit=${greatest}`)).ids).toEqual(pages.slice(0, greatest));
    expect(await page(`?offset=${total}`)).toEqual({ ids: [], total });
  });

  it('refuses more than its greatest page and says which that is', async () => {
    await inEveryLanguage('supervisor', async (language) => {
      const answer = await supervisor.get(`${path}?limit=${greatest + 1}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        fields: [{ field: 'limit', messages: [atMost[language].replace('500', String(greatest))] }],
      });
    });
    for (const wrong of ['limit=0', 'limit=all', 'offset=-1']) {
      expect([wrong, (await supervisor.get(`${path}?${wrong}`)).statusCode]).toEqual([wrong, 400]);
    }
  });
});

describe('statistics of a course', () => {
  const address = () => endpoints.courseStatistics.path.replace(':courseId', cast.course.id);

  it('name the latest records, sessions and people, say how many there are, and offer the regions of all', async () => {
    const answer = (await admin.get(address())).json();
    expect(answer.assignments.records).toHaveLength(50);
    expect(answer.assignments.summary.total_records).toBeGreaterThan(sessions);
    expect(answer.course_session_properties.sessions).toHaveLength(500);
    expect(answer.course_session_properties.has_more_sessions).toBe(true);
    expect(answer.course_session_properties.regions).toContain('Graubünden');
    expect(answer.course_session_properties.generations).toContain('2001');
    expect(answer.course_session_selection_ids).toHaveLength(500);
    expect(answer.course_session_selection_metrics.session_count).toBeGreaterThan(sessions);
    const own = (await trainer.get(address())).json();
    expect(own.user_selection_ids).toHaveLength(500);
    expect(own.course_session_selection_metrics.participant_count).toBe(participants + 1);
  });

  it('refuse more records than the greatest page', async () => {
    await inEveryLanguage('admin', async (language) => {
      const messages = [atMost[language].replace('500', '200')];
      const answer = await admin.get(`${address()}?first=201`);
      expect(answer.json()).toMatchObject({ fields: [{ field: 'first', messages }] });
      const { errors } = (
        await admin.post('/server/graphql/', {
          query: `{ course_statistics(course_id: "${cast.course.id}") { assignments { records(first: 201) { region } } } }`,
        })
      ).json();
      expect(errors).toMatchObject([
        {
          extensions: {
            code: 'validation_failed',
            fields: [{ field: 'first', messages }],
          },
        },
      ]);
    });
  });

  it('have the same pages in GraphQL', async () => {
    const { data } = await askGraphql<{
      course_statistics: {
        assignments: { records: unknown[] };
        course_session_selection_ids: string[];
        user_selection_ids: string[];
        more: string[];
      };
    }>(
      trainer,
      `query Pages($id: ID!) { course_statistics(course_id: $id) { assignments { records { region } }
        course_session_selection_ids user_selection_ids more: user_selection_ids(offset: 1000) } }`,
      { id: cast.course.id },
    );
    expect(data?.course_statistics.user_selection_ids).toHaveLength(500);
    expect(data?.course_statistics.more).toHaveLength(participants + 1 - 1000);
  });

  it('name own people in pages', async () => {
    const { data } = await askGraphql<
      Record<'agent_assignment_statistics' | 'agent_competence_grades', People>
    >(
      trainer,
      `query Own($id: ID!) {
        agent_assignment_statistics(course_id: $id, agent_role: berufsbildner) { ...own }
        agent_competence_grades(course_id: $id, agent_role: berufsbildner) { ...grades } }
      fragment own on AgentAssignmentStatistics { person_count persons { user_id } last: persons(first: 200, offset: 1100) { user_id } }
      fragment grades on AgentCompetenceGrades { person_count persons { user_id } last: persons(first: 200, offset: 1100) { user_id } }`,
      { id: cast.course.id },
    );
    for (const people of [data?.agent_assignment_statistics, data?.agent_competence_grades]) {
      expect(people?.person_count).toBe(participants + 1);
      expect(people?.persons).toHaveLength(50);
      expect(people?.last).toHaveLength(participants + 1 - 1100);
    }
  });
});

interface People {
  readonly person_count: number;
  readonly persons: readonly unknown[];
  readonly last: readonly unknown[];
}

it('work of more than a thousand people is refused, and read of those that are named', async () => {
  const document = `query Work($id: ID!, $people: [ID!]) { assignment(id: $id) { completions(user_ids: $people) { id } } }`;
  const variables = { id: work.assignmentIds.casework };
  expect((await askGraphql(supervisor, document, variables)).codes).toEqual(['validation_failed']);
  const named = { ...variables, people: [cast.people.member.id] };
  expect(await askGraphql(supervisor, document, named)).toEqual({
    data: { assignment: { completions: [] } },
    codes: [],
  });
});

it('a calendar has all dates, however many there are', async () => {
  const { url } = (await supervisor.get(endpoints.calendarFeed.path)).json<{ url: string }>();
  const file = await server.app.inject({ method: 'GET', url: new URL(url).pathname });
  const total = Number((await supervisor.get(endpoints.dueDates.path)).headers['x-total-count']);
  expect(total).toBeGreaterThan(days);
  expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(total);
  expect(file.body.match(/BEGIN:VCALENDAR|END:VCALENDAR/g)).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});
