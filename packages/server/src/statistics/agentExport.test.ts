import { endpoints } from '@learn/contracts';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, createCast, enrol } from '../../test/factories.ts';
import { readCsvAnswer, readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { auditEntries } from '../audit/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const { people, session, elsewhere } = cast;
  const evaluated = (assignmentId: string, points: number) => ({
    userId: people.member.id,
    assignmentId,
    courseSessionId: session.id,
    completionStatus: 'EVALUATION_SUBMITTED' as const,
    evaluationPassed: points >= 11,
    evaluationPoints: points,
    evaluationPointsFinal: points,
    evaluationMaxPoints: 20,
  });
  await server.db
    .insert(assignmentCompletions)
    .values([
      evaluated(work.assignmentIds.casework, 14),
      evaluated(work.assignmentIds.test, 4),
      evaluated(work.assignmentIds.praxis, 20),
    ]);
  await enrol(server.db, { userId: people.member.id, courseSessionId: elsewhere.id });
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(member: CastMember, part: string, query: Readonly<Record<string, string>> = {}) {
  const client = await server.login(cast.people[member].username);
  const path = endpoints.agentExport.path.replace(':courseId', cast.course.id).replace(':part', part);
  const asked = new URLSearchParams({ agent_role: 'berufsbildner', format: 'csv', ...query });
  return client.get(`${path}?${asked}`, { 'accept-language': 'de' });
}

async function rowsOf(member: CastMember, part: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await ask(member, part, query);
  expect(answer.statusCode).toBe(200);
  return readCsvAnswer(answer);
}

test('outcomes, over all assignments and in one', async () => {
  const { headers, rows } = await rowsOf('apprenticeTrainer', 'outcomes');
  expect(headers).toEqual(['Ergebnis', 'Anzahl Arbeiten']);
  expect(rows).toEqual([
    ['Bestanden', '2'],
    ['Nicht bestanden', '1'],
    ['Noch nicht bewertet', '0'],
  ]);
  const ofTest = await rowsOf('apprenticeTrainer', 'outcomes', { assignment_id: work.assignmentIds.test });
  expect(ofTest.column('Anzahl Arbeiten')).toEqual(['0', '1', '0']);
  const ofCertificate = await rowsOf('apprenticeTrainer', 'outcomes', {
    competence_certificate_id: work.certificateId,
  });
  expect(ofCertificate.column('Anzahl Arbeiten')).toEqual(['1', '1', '0']);
});

test('the assignments of all sessions, and the certificates', async () => {
  const assignments = await rowsOf('apprenticeTrainer', 'assignments');
  expect(assignments.rows).toHaveLength(3);
  expect(assignments.column('Bestanden').toSorted()).toEqual(['0', '1', '1']);
  const certificates = await rowsOf('apprenticeTrainer', 'certificates');
  expect(certificates.column('Kompetenznachweis')).toEqual(['Nachweis (de)']);
  expect(certificates.column('Nicht bestanden')).toEqual(['1']);
});

test('people as search, filter and order leave them, on all pages', async () => {
  const all = await rowsOf('apprenticeTrainer', 'progress');
  expect(all.column('Vorname')).toEqual(['Mia', 'Mia']);
  expect(all.column('Abgegeben').toSorted()).toEqual(['0', '3']);
  const failed = await rowsOf('apprenticeTrainer', 'progress', { state: 'failed', search: 'mi' });
  expect(failed.column('Nicht bestanden')).toEqual(['1']);
  const none = await rowsOf('apprenticeTrainer', 'progress', { search: 'xaver' });
  expect(none.rows).toEqual([]);
  const sorted = await rowsOf('apprenticeTrainer', 'progress', { sort: 'submitted', descending: 'true' });
  expect(sorted.column('Abgegeben')).toEqual(['3', '0']);
});

test('what each of them did in an assignment, as numbers', async () => {
  const answer = await ask('apprenticeTrainer', 'results', {
    assignment_id: work.assignmentIds.test,
    format: 'xlsx',
  });
  expect(answer.headers['content-disposition']).toMatch(/ergebnisse-im-auftrag_\d{4}-\d\d-\d\d\.xlsx/);
  const { column } = await readXlsxAnswer(answer);
  expect(column('Status')).toEqual(['Nicht bestanden']);
  expect(column('Punkte nach Abzug')).toEqual([4]);
  expect(column('Prozent')).toEqual([20]);
});

test('grades over all certificates, and in one with the exact grade', async () => {
  const all = await rowsOf('apprenticeTrainer', 'grades');
  expect(all.headers).not.toContain('Genaue Note');
  expect(all.column('Durchschnitt')).toEqual([expect.stringMatching(/^\d/)]);
  const one = await rowsOf('apprenticeTrainer', 'grades', {
    competence_certificate_id: work.certificateId,
    course_session_ids: cast.session.id,
  });
  expect(one.column('Note')).toEqual(all.column('Durchschnitt'));
  expect(one.column('Genaue Note')).toEqual([expect.stringMatching(/^\d\.?\d*$/)]);
});

test('a mentor exports praxis assignments only', async () => {
  const { rows } = await rowsOf('mentor', 'assignments', { agent_role: 'learning_mentor' });
  expect(rows).toHaveLength(1);
  const { statusCode } = await ask('mentor', 'results', {
    agent_role: 'learning_mentor',
    assignment_id: work.assignmentIds.test,
  });
  expect(statusCode).toBe(404);
});

test.each([
  ['another role', 'mentor', 'progress', {}, 404],
  ['no right', 'trainingResponsible', 'grades', {}, 404],
  ['a state of another list', 'apprenticeTrainer', 'progress', { state: 'below' }, 400],
  ['an unknown order', 'apprenticeTrainer', 'grades', { sort: 'age' }, 400],
  ['results of no assignment', 'apprenticeTrainer', 'results', {}, 400],
  ['an unknown part', 'apprenticeTrainer', 'secrets', {}, 404],
] as const)('with %s there is no file', async (_what, member, part, query, expected) => {
  expect((await ask(member, part, query)).statusCode).toBe(expected);
});

test('the record says who exported what, and how many rows', async () => {
  await rowsOf('apprenticeTrainer', 'grades', { course_session_ids: cast.session.id });
  const [entry] = await server.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'export.made',
    actorId: cast.people.apprenticeTrainer.id,
    courseSessionId: cast.session.id,
    subjectId: 'agent_grades',
    details: { course_id: cast.course.id, rows: 1, format: 'csv' },
  });
});
