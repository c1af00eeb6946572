import { type ExportKind, exportKinds } from '@learn/contracts/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExportWorld, type ExportWorld } from '../../test/exportWorld.ts';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { expertCircles, organisationRoles } from '../course-sessions/tables.ts';

let server: TestServer;
let world: ExportWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await createExportWorld(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

const address = (kind: string, query = '') => `/api/dashboard/export/${kind}/${query}`;

async function ask(name: CastMember, kind: string, query = '') {
  return (await server.login(world.people[name].username)).get(address(kind, query));
}

const nothing = [null, null, null, null, null, null, null, null, null];

const everything = ['Bewertet', 'a date', 'a date', 17.5, 1, 16.5, 20, 82.5, 'Bestanden'];
const resultHeaders = [
  'Status',
  'Abgegeben am',
  'Bewertet am',
  'Punkte',
  'Abzug',
  'Punkte nach Abzug',
  'Maximale Punkte',
  'Prozent',
  'Ergebnis',
];

/** How far the member is in their evaluated assignment, with points, deduction, final points, percent and result. */
async function resultsOf(answer: Awaited<ReturnType<typeof ask>>): Promise<unknown[]> {
  expect(answer.statusCode).toBe(200);
  const { headers, rows } = await readXlsxAnswer(answer);
  const row = rows.find((cells) => cells.includes('Mia') && cells.includes('casework (de)'));
  expect(row).toBeDefined();
  return resultHeaders.map((header) => {
    const cell = row?.[headers.indexOf(header)] ?? null;
    return cell instanceof Date ? 'a date' : cell;
  });
}

const forAll = ['admin', 'supervisor', 'expert', 'trainingResponsible', 'apprenticeTrainer'] as const;
const allowed: Readonly<Record<ExportKind, readonly CastMember[]>> = {
  feedback: ['admin', 'supervisor', 'expert', 'trainingResponsible'],
  attendance: forAll,
  competence_elements: forAll,
  persons: forAll,
  training_responsible_costs: ['admin', 'trainingResponsible'],
  training_responsible_exam_taken: ['admin', 'trainingResponsible'],
  exam_costs: ['admin', 'trainingResponsible'],
  certification_profiles: ['admin', 'trainingResponsible'],
  certificate_grades: forAll.filter((role) => role !== 'trainingResponsible'),
  self_assessments: forAll.filter((role) => role !== 'trainingResponsible'),
};
const roles: readonly CastMember[] = [...forAll, 'member', 'mentor', 'examExpert', 'nobody'];

describe.each(exportKinds)('export %s', (kind) => {
  it.each(roles)('answers %s as the matrix says', async (role) => {
    const expected = allowed[kind].includes(role) ? 200 : 404;
    expect((await ask(role, kind, `?course_id=${world.course.id}`)).statusCode).toBe(expected);
    expect((await ask(role, kind, `?course_session_ids[]=${world.session.id}`)).statusCode).toBe(expected);
    expect((await ask(role, kind)).statusCode).toBe(expected);
  });

  it('needs a login', async () => {
    expect((await server.visit().get(address(kind))).statusCode).toBe(401);
  });
});

describe('whose rows', () => {
  it.each<[CastMember, ExportKind, string[]]>([
    ['expert', 'attendance', ['Finn', 'Mia']],
    ['supervisor', 'attendance', ['Finn', 'Mia']],
    ['foreignExpert', 'attendance', []],
    ['apprenticeTrainer', 'attendance', ['Mia']],
    ['foreignApprenticeTrainer', 'attendance', ['Finn']],
    ['trainingResponsible', 'competence_elements', ['Mia']],
    ['foreignApprenticeTrainer', 'competence_elements', ['Finn']],
    ['expert', 'persons', ['Finn', 'Magda', 'Mia', 'Moritz']],
    ['foreignExpert', 'persons', ['Olga']],
    ['supervisor', 'persons', ['Emil', 'Finn', 'Magda', 'Mia', 'Moritz']],
    ['apprenticeTrainer', 'persons', ['Mia']],
    ['trainingResponsible', 'training_responsible_costs', ['Mia']],
    ['foreignTrainingResponsible', 'training_responsible_costs', ['Finn']],
    ['trainingResponsible', 'training_responsible_exam_taken', ['Mia']],
    ['foreignTrainingResponsible', 'exam_costs', ['Finn']],
    ['trainingResponsible', 'certification_profiles', ['Mia']],
    ['admin', 'certification_profiles', ['Finn', 'Mia']],
    ['expert', 'certificate_grades', ['Finn', 'Mia']],
    ['foreignExpert', 'self_assessments', []],
    ['apprenticeTrainer', 'certificate_grades', ['Mia']],
    ['foreignApprenticeTrainer', 'self_assessments', ['Finn']],
  ])('%s finds in %s only %j', async (name, kind, expected) => {
    const answer = await ask(name, kind, `?course_id=${world.course.id}`);
    const { column } = await readXlsxAnswer(answer);
    expect([...new Set(column('Vorname'))].sort()).toEqual(expected);
  });

  it.each<[CastMember, unknown[]]>([
    ['admin', everything],
    ['supervisor', everything],
    ['expert', everything],
    ['apprenticeTrainer', everything],
    ['trainingResponsible', nothing],
  ])('%s finds results of %j', async (name, expected) => {
    expect(await resultsOf(await ask(name, 'competence_elements', `?course_id=${world.course.id}`))).toEqual(
      expected,
    );
  });

  it('has results in the circles that an expert looks after in the session, and in no other', async () => {
    const { id: userId, username } = await createPerson(server.db, { firstName: 'Elsa' });
    const { id } = await enrol(server.db, { userId, courseSessionId: world.session.id, role: 'EXPERT' });
    const elsewhere = await enrol(server.db, { userId, courseSessionId: world.elsewhere.id, role: 'EXPERT' });
    const looksAfter = (courseSessionUserId: string, circleKey: string) =>
      server.db.insert(expertCircles).values({ courseSessionUserId, circleKey });
    const results = async () =>
      resultsOf(
        await (await server.login(username)).get(
          address('competence_elements', `?course_session_ids[]=${world.session.id}`),
        ),
      );
    expect(await results()).toEqual(nothing);
    await looksAfter(id, world.work.keys.exam);
    await looksAfter(elsewhere.id, world.work.keys.work);
    expect(await results()).toEqual(nothing);
    await looksAfter(id, world.work.keys.work);
    expect(await results()).toEqual(everything);
  });

  it('has the results of apprentices also for who is training responsible as well', async () => {
    const { id: userId, username } = await createPerson(server.db, { firstName: 'Tina' });
    const inCourse = { userId, courseId: world.course.id, organisationId: world.employer };
    const results = async () =>
      resultsOf(await (await server.login(username)).get(address('competence_elements')));
    await server.db.insert(organisationRoles).values({ ...inCourse, role: 'Ausbildungsverantwortlicher' });
    expect(await results()).toEqual(nothing);
    await server.db.insert(organisationRoles).values({ ...inCourse, role: 'Berufsbildner' });
    expect(await results()).toEqual(everything);
  });

  it.each<[CastMember, unknown[]]>([
    ['admin', ['Noch nicht erfasst', 'Verspätet']],
    ['supervisor', ['Noch nicht erfasst', 'Verspätet']],
    ['expert', ['Noch nicht erfasst', 'Verspätet']],
    ['apprenticeTrainer', ['Verspätet']],
    ['foreignApprenticeTrainer', ['Noch nicht erfasst']],
    ['trainingResponsible', [null]],
    ['foreignTrainingResponsible', [null]],
  ])('%s finds the attendance %j', async (name, expected) => {
    const { column } = await readXlsxAnswer(await ask(name, 'attendance', `?course_id=${world.course.id}`));
    expect(column('Status').sort()).toEqual(expected);
    expect(column('Anwesend').filter((cell) => cell !== null)).toHaveLength(
      expected.includes('Verspätet') ? 1 : 0,
    );
  });

  it('knows no sessions, courses and circles of others', async () => {
    const { elsewhere, session, course, work } = world;
    const other = await createExportWorld(server.db);
    const expectations: [CastMember, string][] = [
      ['expert', `?course_session_ids[]=${elsewhere.id}`],
      ['expert', `?course_session_ids[]=${session.id}&course_session_ids[]=${elsewhere.id}`],
      ['expert', `?course_session_ids[]=${crypto.randomUUID()}`],
      ['expert', `?course_id=${other.course.id}`],
      ['expert', `?course_id=${course.id}&course_session_ids[]=${other.session.id}`],
      ['foreignSupervisor', `?course_session_ids[]=${session.id}`],
      ['admin', `?course_id=${crypto.randomUUID()}&course_session_ids[]=${session.id}`],
      ['admin', `?course_id=${crypto.randomUUID()}`],
      ['admin', `?circle_ids[]=${crypto.randomUUID()}`],
      ['admin', `?circle_ids[]=${work.ids.de.casework}`],
    ];
    for (const [name, query] of expectations) {
      const answer = await ask(name, 'attendance', query);
      expect({ query, status: answer.statusCode }).toEqual({ query, status: 404 });
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});
