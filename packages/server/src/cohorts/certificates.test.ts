import type { CohortCertificateSummary, CohortCertificates } from '@learn/contracts';
import { averageGrade, certificateResult } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CohortMember, type CohortScores, createCohort } from '../../test/cohortWorld.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

const size = 500;

let server: TestServer;
let cast: Cast;
let work: Work;
let members: CohortMember[];

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  members = await createCohort(server.db, { cast, work }, { count: size });
});
afterAll(() => server[Symbol.asyncDispose]());

const address = (query = '') => `/api/dashboard/certificates/${cast.course.slug}/${query}`;

async function get(name: CastMember, path: string) {
  return (await server.login(cast.people[name].username)).get(path);
}

async function list(name: CastMember, query = ''): Promise<CohortCertificates[]> {
  const answer = await get(name, address(query));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function summary(name: CastMember, query = ''): Promise<CohortCertificateSummary> {
  const answer = await get(name, address(`summary/${query}`));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const released = ({ casework, test, praxis }: CohortScores) =>
  [casework, test, praxis].filter((score) => score !== undefined);

/** Of rows of the cohort only: the cast has two participants more. */
const ofCohort = (rows: readonly CohortCertificates[]) =>
  rows.filter(({ user_id }) => members.some(({ userId }) => userId === user_id));

describe('grades of a cohort of 500', () => {
  it('are those of the domain, to the last hundredth', async () => {
    const rows = ofCohort(await list('supervisor', '?limit=500&search=Vorname'));
    expect(rows).toHaveLength(size);
    for (const { userId, scores } of members) {
      const { grade, evaluated_count, open_count } = certificateResult(3, released(scores));
      expect(rows.find(({ user_id }) => user_id === userId)).toMatchObject({
        average_grade: averageGrade([grade?.official]) ?? null,
        evaluated_count,
        open_count,
        is_partial: false,
        certificates: [
          { id: work.certificateId, grade: grade?.official ?? null, exact_grade: grade?.exact ?? null },
        ],
      });
    }
  });

  it.each(['average', '-average', 'grade.certificate', '-grade.certificate'])(
    'are sorted by %s on the server, over all pages, who has none last, equals by name',
    async (sort) => {
      const pages = [0, 200, 400].map((offset) =>
        list('supervisor', `?sort=${sort}&limit=200&offset=${offset}&search=Vorname`),
      );
      const rows = (await Promise.all(pages)).flat();
      expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(size);
      const direction = sort.startsWith('-') ? -1 : 1;
      const value = ({ average_grade }: CohortCertificates) => (average_grade ?? direction * 9) * direction;
      const byName = new Intl.Collator('de').compare;
      const expected = rows.toSorted(
        (left, right) =>
          value(left) - value(right) ||
          byName(left.last_name.toLowerCase(), right.last_name.toLowerCase()) ||
          byName(left.first_name, right.first_name),
      );
      expect(rows).toEqual(expected);
      expect(new Set(rows.map(value)).size).toBeGreaterThan(8);
    },
  );

  it('have averages that follow from all rows', async () => {
    const rows = await list('supervisor', '?limit=500&search=Vorname');
    const grades = rows.flatMap(({ average_grade }) => average_grade ?? []);
    const mean = grades.reduce((sum, grade) => sum + Math.round(grade * 100), 0) / grades.length;
    const { average_grade, graded_count, person_count, certificates } = await summary(
      'supervisor',
      '?search=Vorname',
    );
    expect(person_count).toBe(size);
    expect(graded_count).toBe(grades.length);
    expect(average_grade).toBe(Math.round(mean) / 100);
    expect(certificates).toMatchObject([{ slug: 'certificate', graded_count, average_grade }]);
  });

  it('count on all pages', async () => {
    const answer = await get('supervisor', address('?limit=7&offset=3'));
    expect(answer.headers['x-total-count']).toBe(String(size + 2));
    expect(answer.json()).toHaveLength(7);
  });
});

describe('who sees what', () => {
  it('an expert sees the whole of their circle, by name', async () => {
    expect(await list('expert', '?search=Mia')).toMatchObject([
      { first_name: 'Mia', my_role: 'EXPERT', is_partial: false },
    ]);
  });

  it('a mentor sees the praxis assignments of their mentee, and that it is a part', async () => {
    expect(await list('mentor')).toMatchObject([
      { first_name: 'Mia', is_partial: true, certificates: [{ total_count: 1, is_partial: true }] },
    ]);
  });

  it.each([
    ['supervisor', true],
    ['apprenticeTrainer', true],
    ['mentor', false],
    ['trainingResponsible', false],
  ] as const)('%s may export: %s', async (name, may_export) => {
    expect(await summary(name)).toMatchObject({ may_export });
  });

  it('a Berufsbildner sees their apprentices only', async () => {
    expect((await list('apprenticeTrainer')).map(({ first_name }) => first_name)).toEqual(['Mia']);
  });

  it.each(['member', 'nobody', 'examExpert', 'foreignSupervisor'] as const)(
    '%s finds nothing',
    async (name) => {
      expect((await get(name, address())).statusCode).toBe(404);
      expect((await get(name, address('summary/'))).statusCode).toBe(404);
    },
  );

  it('nobody is in their own list', async () => {
    await enrol(server.db, { userId: cast.people.supervisor.id, courseSessionId: cast.session.id });
    expect(await list('supervisor', '?search=Sina')).toEqual([]);
  });

  it('an expert without circles is told so', async () => {
    expect(await list('foreignExpert')).toEqual([]);
    expect(await summary('foreignExpert')).toMatchObject({ detail: 'named', withheld: 'no_own_circles' });
  });

  it('a release that can still be taken back does not count', async () => {
    const userId = cast.people.fellow.id;
    const grade = async () => (await list('supervisor', '?search=Finn'))[0]?.average_grade;
    await server.db.insert(assignmentCompletions).values({
      userId,
      courseSessionId: cast.session.id,
      assignmentId: work.assignmentIds.test,
      completionStatus: 'EVALUATION_SUBMITTED',
      evaluationPoints: 20,
      evaluationMaxPoints: 20,
      evaluationWithdrawableUntil: new Date(Date.now() + 60_000),
    });
    expect(await grade()).toBeNull();
    await server.db
      .update(assignmentCompletions)
      .set({ evaluationWithdrawableUntil: new Date(Date.now() - 1) })
      .where(eq(assignmentCompletions.userId, userId));
    expect(await grade()).toBe(6);
  });
});

describe('a training responsible', () => {
  it('finds no list, and no sums of fewer than five', async () => {
    expect((await get('trainingResponsible', address())).statusCode).toBe(404);
    expect(await summary('trainingResponsible')).toMatchObject({
      detail: 'sums',
      withheld: 'too_few_people',
      person_count: null,
      average_grade: null,
      filters: { sessions: [] },
    });
  });

  it('sees averages of five with a grade, whatever is filtered, and none of people who are searched for', async () => {
    const graded = members.filter(({ scores }) => certificateResult(3, released(scores)).grade !== undefined);
    const own = graded.slice(0, 4);
    const employ = ({ userId }: CohortMember) =>
      server.db.update(users).set({ organisationId: cast.employer }).where(eq(users.id, userId));
    for (const member of own) await employ(member);
    // Mia is the fifth, and has no grade
    expect(await summary('trainingResponsible')).toMatchObject({
      withheld: null,
      person_count: 5,
      graded_count: null,
      average_grade: null,
      certificates: [{ average_grade: null, graded_count: null }],
    });
    await employ(graded[4] as CohortMember);
    expect(await summary('trainingResponsible', `?session=${cast.session.id}`)).toMatchObject({
      person_count: 6,
      graded_count: 5,
      average_grade: expect.any(Number),
    });
    expect(await summary('trainingResponsible', '?search=Mia')).toMatchObject({
      withheld: 'person_selection',
      average_grade: null,
      evaluated_count: null,
    });
  });
});

describe('the export', () => {
  it('has the rows of the list in its order, with the same grades', async () => {
    const query = 'search=Vorname&sort=-average';
    const rows = await list('supervisor', `?${query}&limit=500`);
    const answer = await get(
      'supervisor',
      `/api/dashboard/export/certificate_grades/?course_id=${cast.course.id}&${query}`,
    );
    expect(answer.statusCode).toBe(200);
    const { column } = await readXlsxAnswer(answer);
    const names = column('Vorname');
    expect(names).toHaveLength(size);
    expect(names).toEqual(rows.map(({ first_name }) => first_name));
    expect(column('Nachweis (de)')).toEqual(rows.map(({ certificates }) => certificates[0]?.grade ?? null));
    expect(column('Durchschnitt')).toEqual(rows.map(({ average_grade }) => average_grade));
    expect(column('Bewertet')).toEqual(rows.map(({ evaluated_count }) => evaluated_count));
    expect(new Set(column('Teilnote'))).toEqual(new Set(['Nein']));
  });

  it.each(['sort=success', 'role=MEMBER', 'circle_ids=8b0d1f5e-0f0c-4a58-9a4f-111111111111'])(
    'refuses %s',
    async (query) => {
      const path = `/api/dashboard/export/certificate_grades/?course_id=${cast.course.id}&${query}`;
      const { statusCode } = await get('admin', path);
      expect([400, 404]).toContain(statusCode);
    },
  );
});

describe('filters', () => {
  it('name the sessions, and choose them', async () => {
    const { filters } = await summary('admin', '?region=Bern');
    expect(filters).toMatchObject({
      regions: ['Bern', 'Zürich'],
      generations: ['2026'],
      sessions: [{ id: cast.elsewhere.id }],
    });
    const rows = await list('admin', `?session=${cast.elsewhere.id}`);
    expect(rows.map(({ first_name }) => first_name)).toEqual(['Olga']);
  });

  it.each(['?sort=grade.unknown', '?sort=success', '?sort=drop', '?limit=501', '?role=MEMBER'])(
    '%s is refused',
    async (query) => {
      expect((await get('admin', address(query))).statusCode).toBe(400);
    },
  );

  it('a person of two sessions has a row in each, with one grade: the latest evaluation counts', async () => {
    const both = await createPerson(server.db, { firstName: 'Zweimal' });
    for (const { id } of [cast.session, cast.elsewhere])
      await enrol(server.db, { userId: both.id, courseSessionId: id });
    const rows = await list('admin', '?search=Zweimal&sort=session');
    expect(new Set(rows.map(({ course_session_id }) => course_session_id)).size).toBe(2);
    await server.db.insert(assignmentCompletions).values(
      [cast.session, cast.elsewhere].map(({ id }, index) => ({
        userId: both.id,
        courseSessionId: id,
        assignmentId: work.assignmentIds.test,
        completionStatus: 'EVALUATION_SUBMITTED' as const,
        evaluationPoints: index === 0 ? 5 : 20,
        evaluationMaxPoints: 20,
        updatedAt: new Date(Date.now() + index * 1000),
      })),
    );
    const grades = await list('admin', '?search=Zweimal');
    expect(grades.map(({ average_grade }) => average_grade)).toEqual([6, 6]);
    expect(await summary('admin', '?search=Zweimal')).toMatchObject({
      person_count: 1,
      graded_count: 1,
      evaluated_count: 1,
    });
    // who sees one of the sessions sees the evaluation of that one
    expect(await list('supervisor', '?search=Zweimal')).toMatchObject([{ average_grade: 2.5 }]);
    await server.db.delete(courseSessionUsers).where(eq(courseSessionUsers.userId, both.id));
  });
});
