import { endpoints } from '@learn/contracts';
import { organisationCharts } from '@learn/contracts/endpoints';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { readCsvAnswer, readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { auditEntries } from '../audit/tables.ts';
import { grantedCertificates } from '../certification-profiles/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { examResults } from '../exams/tables.ts';
import { orders, products } from '../shop/tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  const { db } = server;
  const { keys, examTypeId } = await createWork(db, cast);
  const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
  const [profile] = await db
    .insert(courseProfiles)
    .values({ code: 'leben', names })
    .onConflictDoUpdate({ target: courseProfiles.code, set: { names } })
    .returning();
  const profileId = profile?.id ?? '';
  await db
    .update(courseSessionUsers)
    .set({ chosenProfileId: profileId, createdAt: new Date('2026-01-05T10:00:00Z') })
    .where(eq(courseSessionUsers.id, cast.enrolments.member));
  const [product] = await db
    .insert(products)
    .values({ code: 'p', courseSessionId: cast.session.id, titles: names, descriptions: names, price: 100 })
    .returning();
  const { member, fellow } = cast.people;
  const order = (price: number, moment: string, organisationId = cast.employer) => ({
    productId: product?.id ?? '',
    courseSessionId: cast.session.id,
    userId: member.id,
    organisationId,
    invoiceAddress: { name: '', street: '', street_number: '', postal_code: '', city: '', country: '' },
    state: 'confirmed' as const,
    price,
    idempotencyKey: moment + organisationId,
    confirmedAt: new Date(moment),
  });
  await db
    .insert(orders)
    .values([
      order(73_050, '2026-02-01T10:00:00Z'),
      order(10_000, '2026-02-02T10:00:00Z'),
      order(20_000, '2026-05-01T10:00:00Z'),
      order(30_000, '2025-05-01T10:00:00Z'),
      order(99_900, '2026-05-01T10:00:00Z', cast.competitor),
    ]);
  const exam = (userId: string, takenOn: string, result: 'passed' | 'failed') => ({
    courseSessionId: cast.session.id,
    circleKey: keys.exam,
    examTypeId,
    price: 25_000,
    organisationId: userId === member.id ? cast.employer : cast.competitor,
    userId,
    takenOn,
    result,
  });
  await db
    .insert(examResults)
    .values([
      exam(member.id, '2026-01-01', 'failed'),
      exam(member.id, '2026-01-20', 'failed'),
      exam(member.id, '2026-03-01', 'passed'),
      exam(fellow.id, '2026-03-02', 'passed'),
    ]);
  const granted = { courseSessionId: cast.session.id, profileId };
  await db.insert(grantedCertificates).values([
    { ...granted, userId: member.id, organisationId: cast.employer, grantedOn: '2026-02-01' },
    { ...granted, userId: fellow.id, organisationId: cast.competitor, grantedOn: '2025-02-01' },
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(member: CastMember, chart: string, query: Readonly<Record<string, string>>) {
  const client = await server.login(cast.people[member].username);
  const path = endpoints.organisationExport.path
    .replace(':courseSessionId', cast.session.id)
    .replace(':chart', chart);
  return client.get(`${path}?${new URLSearchParams(query)}`, { 'accept-language': 'de' });
}

const money = ['Bestellungen', 'Betrag (CHF)'];
const examMoney = ['Prüfungen', 'Betrag (CHF)'];

test.each<[(typeof organisationCharts)[number], readonly string[], readonly (readonly string[])[]]>([
  ['participants_by_profile', ['Profil', 'Teilnehmende'], [['Leben', '1']]],
  [
    'cost_by_month',
    ['Monat', ...money],
    [
      ['Februar', '2', '830.50'],
      ['Mai', '1', '200.00'],
    ],
  ],
  ['cost_by_profile', ['Profil', ...money], [['Leben', '3', '1030.50']]],
  [
    'exam_cost_by_month',
    ['Monat', ...examMoney],
    [
      ['Januar', '2', '500.00'],
      ['März', '1', '250.00'],
    ],
  ],
  ['exam_cost_by_profile', ['Profil', ...examMoney], [['Leben', '3', '750.00']]],
  [
    'exams_by_month',
    ['Monat', 'Bestanden', 'Nicht bestanden'],
    [
      ['Januar', '0', '2'],
      ['März', '1', '0'],
    ],
  ],
  [
    'pass_rate_by_profile',
    ['Profil', 'Bestanden in Prozent', 'Bestanden', 'Prüfungen'],
    [['Leben', '33', '1', '3']],
  ],
  ['certificates_by_profile', ['Profil', 'Zertifikate'], [['Leben', '1']]],
])('%s of 2026 is what its chart shows, of the own organisation only', async (chart, headers, rows) => {
  const answer = await ask('trainingResponsible', chart, { year: '2026', format: 'csv' });
  expect(answer.statusCode, answer.body).toBe(200);
  const file = readCsvAnswer(answer);
  expect(file.headers).toEqual(headers);
  expect(file.rows).toEqual(rows);
});

test('certificates by year are those of all years', async () => {
  const answer = await ask('admin', 'certificates_by_year', {});
  expect(answer.headers['content-disposition']).toMatch(/zertifikate-nach-jahr_\d{4}-\d\d-\d\d\.xlsx/i);
  const { column } = await readXlsxAnswer(answer);
  expect(column('Jahr')).toEqual([2025, 2026]);
  expect(column('Zertifikate')).toEqual([1, 1]);
});

test('a profile that nobody has leaves nothing', async () => {
  await server.db
    .insert(courseProfiles)
    .values({ code: 'generell', names: { de: 'Generell', fr: 'Général', it: 'Generale' } })
    .onConflictDoNothing();
  for (const chart of organisationCharts) {
    const answer = await ask('trainingResponsible', chart, { profile: 'generell', format: 'csv' });
    expect(readCsvAnswer(answer).rows, chart).toEqual([]);
  }
});

test.each([
  ['no right', 'apprenticeTrainer', 'cost_by_month', {}, 404],
  ['an unknown chart', 'trainingResponsible', 'secrets', {}, 404],
  ['an unknown profile', 'trainingResponsible', 'cost_by_month', { profile: 'schaden' }, 400],
  ['no year at all', 'trainingResponsible', 'cost_by_month', { year: 'x' }, 400],
  ['a year of all years', 'trainingResponsible', 'certificates_by_year', { year: '2026' }, 400],
] as const)('with %s there is no file', async (_what, member, chart, query, expected) => {
  expect((await ask(member, chart, query)).statusCode).toBe(expected);
});

test('the record says who exported what', async () => {
  await ask('trainingResponsible', 'pass_rate_by_profile', { year: '2026' });
  const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'export.made',
    actorId: cast.people.trainingResponsible.id,
    courseSessionId: cast.session.id,
    subjectId: 'organisation_pass_rate_by_profile',
    details: { year: 2026, rows: 1, format: 'xlsx' },
  });
});
