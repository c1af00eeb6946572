import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { grantedCertificates } from '../certification-profiles/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { examResults } from '../exams/tables.ts';
import { orders, products } from '../shop/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let profileId = '';

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const { db } = server;
  const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
  const [profile] = await db
    .insert(courseProfiles)
    .values({ code: 'leben', names })
    .onConflictDoUpdate({ target: courseProfiles.code, set: { names } })
    .returning();
  profileId = profile?.id ?? '';
  await db
    .update(courseSessionUsers)
    .set({ chosenProfileId: profileId, createdAt: new Date('2024-12-31T22:59:00Z') })
    .where(eq(courseSessionUsers.id, cast.enrolments.member));
  const [product] = await db
    .insert(products)
    .values({ code: 'p', courseSessionId: cast.session.id, titles: names, descriptions: names, price: 100 })
    .returning();
  const order = {
    productId: product?.id ?? '',
    courseSessionId: cast.session.id,
    userId: cast.people.member.id,
    organisationId: cast.employer,
    invoiceAddress: { name: '', street: '', street_number: '', postal_code: '', city: '', country: '' },
  };
  const confirmed = { ...order, state: 'confirmed' as const };
  await db.insert(orders).values([
    { ...confirmed, price: 73_050, idempotencyKey: '1', confirmedAt: new Date('2025-12-31T22:59:00Z') },
    { ...confirmed, price: 10_000, idempotencyKey: '2', confirmedAt: new Date('2025-12-31T23:01:00Z') },
    { ...confirmed, price: 20_000, idempotencyKey: '3', confirmedAt: new Date('2026-05-01T10:00:00Z') },
    { ...order, price: 99_900, idempotencyKey: '4' },
    { ...order, state: 'cancelled', price: 99_900, idempotencyKey: '5' },
    {
      ...confirmed,
      price: 50_000,
      idempotencyKey: '6',
      organisationId: cast.competitor,
      confirmedAt: new Date('2026-05-01T10:00:00Z'),
    },
    { ...confirmed, price: 40_000, idempotencyKey: '7', courseSessionId: cast.elsewhere.id },
  ]);
  const result = {
    courseSessionId: cast.session.id,
    circleKey: work.keys.exam,
    examTypeId: work.examTypeId,
    price: 25_000,
  };
  await db.insert(examResults).values([
    {
      ...result,
      userId: cast.people.member.id,
      organisationId: cast.employer,
      result: 'failed',
      takenOn: '2025-06-01',
    },
    {
      ...result,
      userId: cast.people.member.id,
      organisationId: cast.employer,
      result: 'passed',
      takenOn: '2026-01-01',
      price: 25_050,
    },
    {
      ...result,
      userId: cast.people.fellow.id,
      organisationId: cast.competitor,
      result: 'passed',
      takenOn: '2026-01-02',
    },
  ]);
  const granted = { courseSessionId: cast.session.id, profileId };
  await db.insert(grantedCertificates).values([
    { ...granted, userId: cast.people.member.id, organisationId: cast.employer, grantedOn: '2026-02-01' },
    { ...granted, userId: cast.people.fellow.id, organisationId: cast.competitor, grantedOn: '2026-02-01' },
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function byRest(member: CastMember, path: string) {
  const client = await server.login(cast.people[member].username);
  return (await client.get(path.replace(':courseSessionId', cast.session.id))).json();
}

async function byGraphql(member: CastMember, field: string, selection: string) {
  const { data } = await askGraphql(
    await server.login(cast.people[member].username),
    `query Figures($id: ID!) { ${field}(course_session_id: $id) { ${selection} } }`,
    { id: cast.session.id },
  );
  return data?.[field];
}

test('costs are confirmed orders of the own organisation, by calendar year in Zurich, in CHF', async () => {
  const { cost_per_year } = await byRest('trainingResponsible', endpoints.trainingResponsibleStatistics.path);
  expect(cost_per_year).toEqual([
    { year: 2025, total_cost: 730.5 },
    { year: 2026, total_cost: 300 },
  ]);
  expect(
    (await byRest('foreignTrainingResponsible', endpoints.trainingResponsibleStatistics.path)).cost_per_year,
  ).toEqual([{ year: 2026, total_cost: 500 }]);
  expect((await byRest('admin', endpoints.trainingResponsibleStatistics.path)).cost_per_year).toEqual([
    { year: 2025, total_cost: 730.5 },
    { year: 2026, total_cost: 800 },
  ]);
});

test('participants have the year of their enrolment and their profile', async () => {
  const { participants_per_year } = await byRest(
    'trainingResponsible',
    endpoints.trainingResponsibleStatistics.path,
  );
  expect(participants_per_year).toEqual([
    {
      year: 2024,
      participants: [
        { user_id: cast.people.member.id, first_name: 'Mia', last_name: 'Muster', chosen_profile: 'leben' },
      ],
    },
  ]);
});

test('exams are those that the own organisation pays, the latest first', async () => {
  const exams = await byRest('trainingResponsible', endpoints.trainingResponsibleExams.path);
  const common = {
    exam_type_id: work.examTypeId,
    exam_type_name: 'Prüfung (de)',
    user_id: cast.people.member.id,
    first_name: 'Mia',
    last_name: 'Muster',
    chosen_profile: 'leben',
    course_completion_id: expect.any(String),
  };
  expect(exams).toEqual([
    { ...common, exam_result: 'passed', price_chf: 250.5, year: 2026, taken_on: '2026-01-01' },
    { ...common, exam_result: 'failed', price_chf: 250, year: 2025, taken_on: '2025-06-01' },
  ]);
  expect(await byRest('admin', endpoints.trainingResponsibleExams.path)).toHaveLength(3);
});

test('certificates are counted by year and profile', async () => {
  const expected = { year: 2026, profile_id: profileId, profile_code: 'leben', profile_name: 'Leben' };
  expect(await byRest('trainingResponsible', endpoints.trainingResponsibleProfiles.path)).toEqual([
    { ...expected, count: 1 },
  ]);
  expect(await byRest('admin', endpoints.trainingResponsibleProfiles.path)).toEqual([
    { ...expected, count: 2 },
  ]);
});

test('GraphQL says the same as REST', async () => {
  const statistics = await byGraphql(
    'trainingResponsible',
    'training_responsible_statistics',
    `cost_per_year { year total_cost }
      participants_per_year { year participants { user_id first_name last_name chosen_profile } }`,
  );
  expect(statistics).toEqual(
    await byRest('trainingResponsible', endpoints.trainingResponsibleStatistics.path),
  );
  const exams = await byGraphql(
    'trainingResponsible',
    'training_responsible_exam_statistics',
    `course_completion_id exam_type_id exam_type_name exam_result price_chf year taken_on user_id first_name
      last_name chosen_profile`,
  );
  expect(exams).toEqual(await byRest('trainingResponsible', endpoints.trainingResponsibleExams.path));
  const certificates = await byGraphql(
    'trainingResponsible',
    'training_responsible_certificate_statistics',
    'year profile_id profile_code profile_name count',
  );
  expect(certificates).toEqual(
    await byRest('trainingResponsible', endpoints.trainingResponsibleProfiles.path),
  );
});

const course = `course_session_id course_session { title course_title course_slug course_type } organisation_names
  sessions { id } profiles { code name } cost_per_year { year total_cost }
  course_costs { year confirmed_on price_chf user_id first_name chosen_profile product_title }
  exams { course_completion_id } certificates { count }`;

async function ofCourse(member: CastMember) {
  return askGraphql<{ training_responsible_course: Record<string, unknown> | null }>(
    await server.login(cast.people[member].username),
    `query Course($id: ID!) { training_responsible_course(course_id: $id) { ${course} } }`,
    { id: cast.course.id },
  );
}

test('the latest session of a course comes with all figures, and with the orders behind the costs', async () => {
  const { data } = await ofCourse('trainingResponsible');
  const statistics = data?.training_responsible_course;
  const [session] = await askSessions();
  expect(statistics).toMatchObject({
    course_session_id: session,
    course_session: { course_title: 'Kurs', course_type: cast.course.courseType },
  });
  const ofSession = await byGraphql('trainingResponsible', 'training_responsible_statistics', course);
  expect(ofSession).toMatchObject({
    course_session_id: cast.session.id,
    exams: [expect.anything(), expect.anything()],
    certificates: [{ count: 1 }],
    profiles: expect.arrayContaining([{ code: 'leben', name: 'Leben' }]),
    cost_per_year: [
      { year: 2025, total_cost: 730.5 },
      { year: 2026, total_cost: 300 },
    ],
    course_costs: [
      { year: 2026, confirmed_on: '2026-05-01', price_chf: 200, chosen_profile: 'leben' },
      { year: 2026, confirmed_on: '2026-01-01', price_chf: 100 },
      { year: 2025, confirmed_on: '2025-12-31', price_chf: 730.5, first_name: 'Mia', product_title: 'Leben' },
    ],
  });
});

/** Ids of the sessions of the course in which the employer has people, the latest first. */
async function askSessions(): Promise<string[]> {
  const statistics = await byGraphql(
    'trainingResponsible',
    'training_responsible_statistics',
    'sessions { id }',
  );
  return (statistics as { sessions: { id: string }[] }).sessions.map(({ id }) => id);
}

test.each<CastMember>(['apprenticeTrainer', 'expert', 'member', 'examExpert'])(
  'the figures of a course do not exist for %s',
  async (member) => {
    expect((await ofCourse(member)).codes).toEqual(['not_found']);
  },
);
