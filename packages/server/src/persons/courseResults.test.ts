import { type CohortCertificates, endpoints } from '@learn/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCohort } from '../../test/cohortWorld.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { askPersons } from '../../test/personsSeenBy.ts';
import { readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';

const size = 60;

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  const work = await createWork(server.db, cast);
  await createCohort(server.db, { cast, work }, { count: size });
});
afterAll(() => server[Symbol.asyncDispose]());

async function get(name: CastMember, path: string) {
  return (await server.login(cast.people[name].username)).get(path);
}

/** Everybody of the course as somebody sees them. */
async function ask(name: CastMember, query = '') {
  const filter = `?course=${cast.course.id}&with_competence_metrics=true&limit=1000`;
  const { persons, total } = await askPersons(server, cast.people[name].username, `${filter}${query}`);
  expect(total).toBe(String(persons.length));
  return persons;
}

type Person = Awaited<ReturnType<typeof ask>>[number];

const namesOf = (persons: readonly Person[]) =>
  persons.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
const gradeOf = ({ course_results }: Person) => course_results?.average_grade ?? undefined;
const progressOf = ({ course_results: results }: Person) =>
  results ? results.evaluated_count / results.total_count : undefined;

/** The certificates of the course as the list of grades shows them to the same person. */
async function gradesShownTo(name: CastMember): Promise<CohortCertificates[]> {
  const path = endpoints.cohortCertificates.path.replace(':courseSlug', cast.course.slug);
  const answer = await get(name, `${path}?limit=500`);
  return answer.statusCode === 200 ? answer.json() : [];
}

const viewers = [
  'admin',
  'supervisor',
  'expert',
  'mentor',
  'apprenticeTrainer',
  'trainingResponsible',
  'fellow',
  'foreignExpert',
] as const satisfies readonly CastMember[];

describe.each(viewers)('results of a course, seen by %s', (name) => {
  it('are those of the list of grades', async () => {
    const [persons, shown] = await Promise.all([ask(name), gradesShownTo(name)]);
    const expected = shown.flatMap((row) => {
      const { user_id, average_grade, is_partial, evaluated_count, open_count } = row;
      const total_count = evaluated_count + open_count;
      return total_count === 0 ? [] : [{ user_id, average_grade, is_partial, evaluated_count, total_count }];
    });
    const found = persons.flatMap(({ user_id, course_results }) =>
      course_results ? [{ user_id, ...course_results }] : [],
    );
    const byId = (left: { user_id: string }, right: { user_id: string }) =>
      left.user_id.localeCompare(right.user_id);
    expect(found.sort(byId)).toEqual(expected.sort(byId));
  });

  it.each([
    ['grade', gradeOf],
    ['progress', progressOf],
  ] as const)('give an order by %s that tells nothing but what the column shows', async (sort, figureOf) => {
    const byName = await ask(name);
    for (const direction of [1, -1]) {
      const expected = byName.toSorted((left, right) => {
        const [first, second] = [figureOf(left), figureOf(right)];
        if (first === undefined || second === undefined)
          return Number(first === undefined) - Number(second === undefined);
        return (first - second) * direction;
      });
      const sorted = await ask(name, `&sort=${direction < 0 ? '-' : ''}${sort}`);
      expect(namesOf(sorted)).toEqual(namesOf(expected));
    }
  });

  it('find only those whose grade is seen to be so', async () => {
    const graded = (await ask(name)).filter((person) => gradeOf(person) !== undefined);
    const isBelow = (person: Person) => (gradeOf(person) ?? 0) < 4;
    expect(await ask(name, '&grade=below')).toEqual(graded.filter(isBelow));
    expect(await ask(name, '&grade=reached')).toEqual(graded.filter((person) => !isBelow(person)));
  });
});

it('have people in all groups', async () => {
  const grades = (await ask('supervisor')).map(gradeOf);
  expect(grades.filter((grade) => grade === undefined).length).toBeGreaterThan(2);
  expect(grades.filter((grade) => grade !== undefined && grade < 4).length).toBeGreaterThan(2);
  expect(grades.filter((grade) => grade !== undefined && grade >= 4).length).toBeGreaterThan(2);
});

it('the search narrows them', async () => {
  const [first] = await ask('supervisor', '&grade=below');
  const searched = await ask('supervisor', `&grade=below&sort=grade&search=${first?.last_name}`);
  expect(searched).toContainEqual(first);
});

it('a session stands for its course, and pages follow each other', async () => {
  const all = await ask('supervisor', '&sort=-grade&role=MEMBER');
  const query = `?session=${cast.session.id}&sort=-grade&role=MEMBER&with_competence_metrics=true&limit=40`;
  const { username } = cast.people.supervisor;
  const pages = [0, 40].map((offset) => askPersons(server, username, `${query}&offset=${offset}`));
  expect((await Promise.all(pages)).flatMap(({ persons }) => persons)).toEqual(all);
});

it.each(['sort=grade', 'sort=-progress', 'grade=below'])('%s is refused without a course', async (query) => {
  const answer = await get('supervisor', `${endpoints.persons.path}?${query}`);
  expect(answer.statusCode).toBe(400);
  const unknown = `course=${cast.people.member.id}&${query}`;
  expect((await askPersons(server, cast.people.supervisor.username, `?${unknown}`)).persons).toEqual([]);
});

it('without a course nothing is said of results in one', async () => {
  const { persons } = await askPersons(
    server,
    cast.people.expert.username,
    '?with_competence_metrics=true&limit=1',
  );
  expect(persons[0]).not.toHaveProperty('course_results');
});

describe('the export', () => {
  const path = (query: string) => `${endpoints.exportFile.path.replace(':kind', 'persons')}?${query}`;

  it.each(['supervisor', 'expert', 'apprenticeTrainer', 'admin'] as const)(
    'has for %s the people below 4 of the list',
    async (name) => {
      const listed = await ask(name, '&grade=below');
      const answer = await get(name, path(`course_id=${cast.course.id}&grade=below`));
      expect(answer.statusCode).toBe(200);
      const { column } = await readXlsxAnswer(answer);
      expect(column('Vorname')).toEqual(listed.map(({ first_name }) => first_name));
    },
  );

  it.each(['supervisor', 'expert', 'apprenticeTrainer', 'trainingResponsible', 'admin'] as const)(
    'has for %s the grades and the progress of the list',
    async (name) => {
      const listed = (await ask(name)).map(({ email, course_results: results }) => [
        email,
        results?.average_grade ?? null,
        results?.average_grade == null ? null : results.is_partial ? 'Ja' : 'Nein',
        results?.evaluated_count ?? null,
        results ? results.total_count - results.evaluated_count : null,
      ]);
      const { rows, column } = await readXlsxAnswer(await get(name, path(`course_id=${cast.course.id}`)));
      const columns = ['E-Mail', 'Note', 'Teilnote', 'Bewertet', 'Offen'].map(column);
      expect(rows.map((_, row) => columns.map((values) => values[row]))).toEqual(listed);
    },
  );

  it('has no columns of results without a course', async () => {
    const { headers } = await readXlsxAnswer(await get('supervisor', path('')));
    expect(headers).not.toContain('Note');
  });

  it('knows no grade without a course', async () => {
    expect((await get('admin', path('grade=below'))).statusCode).toBe(400);
  });
});
