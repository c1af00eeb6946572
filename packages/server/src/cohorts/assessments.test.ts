import type { CohortAssessment, CohortAssessmentSummary } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Cast,
  type CastMember,
  createCast,
  createPerson,
  createTinyCourse,
  enrol,
} from '../../test/factories.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, expertCircles } from '../course-sessions/tables.ts';
import { courseProfiles, courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  const { session, people } = cast;
  await server.db
    .insert(completions)
    .values([
      assessed(people.member.id, 'criterion', 'SUCCESS'),
      assessed(people.fellow.id, 'criterion', 'FAIL'),
      { ...assessed(people.member.id, 'video', 'SUCCESS'), pageType: 'learnpath.LearningContentVideo' },
    ]);
  await enrol(server.db, {
    userId: (await createPerson(server.db, { firstName: 'Ohne' })).id,
    courseSessionId: session.id,
  });
});
afterAll(() => server[Symbol.asyncDispose]());

function assessed(
  userId: string,
  page: keyof Cast['keys'],
  completionStatus: 'SUCCESS' | 'FAIL',
): typeof completions.$inferInsert {
  return {
    userId,
    courseSessionId: cast.session.id,
    translationKey: cast.keys[page],
    pageType: 'competence.PerformanceCriterion',
    completionStatus,
  };
}

const address = (query = '') => `/api/dashboard/evaluation/${cast.course.slug}/${query}`;

async function get(name: CastMember, path: string) {
  return (await server.login(cast.people[name].username)).get(path);
}

async function list(name: CastMember, query = ''): Promise<CohortAssessment[]> {
  const answer = await get(name, address(query));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function summary(name: CastMember, query = ''): Promise<CohortAssessmentSummary> {
  const answer = await get(name, address(`summary/${query}`));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const names = (rows: readonly CohortAssessment[]) => rows.map(({ first_name }) => first_name);

describe('the list', () => {
  it('says how the participants assess themselves', async () => {
    expect(await list('supervisor', '?sort=-success')).toMatchObject([
      { first_name: 'Mia', total_count: 1, success_count: 1, fail_count: 0, open_count: 0 },
      { first_name: 'Finn', total_count: 1, success_count: 0, fail_count: 1, open_count: 0 },
      { first_name: 'Ohne', total_count: 1, success_count: 0, fail_count: 0, open_count: 1 },
    ]);
    expect(await summary('supervisor')).toMatchObject({
      detail: 'named',
      person_count: 3,
      success_count: 1,
      fail_count: 1,
      open_count: 1,
    });
  });

  it.each([
    ['-open', ['Ohne', 'Finn', 'Mia']],
    ['-fail', ['Finn', 'Mia', 'Ohne']],
    ['-name', ['Ohne', 'Mia', 'Finn']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(names(await list('supervisor', `?sort=${sort}`))).toEqual(expected);
  });

  it('counts of the criteria those that belong to the chosen profile', async () => {
    const circle = eq(pages.translationKey, cast.keys.basics);
    const [profile] = await server.db
      .insert(courseProfiles)
      .values({ code: 'leben', names: { de: 'Leben', fr: 'Vie', it: 'Vita' } })
      .onConflictDoUpdate({ target: courseProfiles.code, set: { code: 'leben' } })
      .returning();
    await server.db
      .update(courseSessionUsers)
      .set({ chosenProfileId: profile?.id })
      .where(eq(courseSessionUsers.id, cast.enrolments.member));
    const restrict = async (profiles: readonly string[]) => {
      await server.db.update(pages).set({ data: { profiles } }).where(circle);
      const { contentVersion } = cast.course;
      await server.db
        .update(courses)
        .set({ contentVersion: contentVersion + 100 + profiles.length })
        .where(eq(courses.id, cast.course.id));
    };
    await restrict(['nichtleben']);
    expect(await list('supervisor', '?search=Mia')).toMatchObject([{ total_count: 0, success_count: 0 }]);
    expect(await list('supervisor', '?search=Finn')).toMatchObject([{ total_count: 1 }]);
    await restrict([]);
    expect(await list('supervisor', '?search=Mia')).toMatchObject([{ total_count: 1, success_count: 1 }]);
  });

  it('can be of one circle, and of no other course', async () => {
    const { circles } = await summary('admin');
    const ids = [cast.de.basics, cast.de.advanced, cast.de.closed];
    expect(circles.map(({ id }) => id)).toEqual(ids);
    const totals = await Promise.all(ids.map((id) => list('admin', `?circle=${id}&search=Mia`)));
    expect(totals.map((rows) => rows[0]?.total_count)).toEqual([1, 0, 0]);
  });

  it('leaves out a circle and a session of another course, and says so', async () => {
    const { de } = await createTinyCourse(server.db);
    const foreign = `circle=${de.basics}&session=${cast.course.id}`;
    expect(await list('admin', `?${foreign}`)).toEqual(await list('admin'));
    const { ignored_filters, ...answer } = await summary('admin', `?${foreign}`);
    expect(ignored_filters).toEqual(['session', 'circle']);
    const whole = await summary('admin');
    expect({ ...answer, ignored_filters: [] }).toEqual(whole);
  });
});

describe('who sees what', () => {
  it('an expert sees the circles that they look after, and nobody without any', async () => {
    expect(await list('expert')).toEqual([]);
    expect(await summary('expert')).toMatchObject({ withheld: 'no_own_circles' });
    await server.db
      .insert(expertCircles)
      .values({ courseSessionUserId: cast.enrolments.expert, circleKey: cast.keys.basics });
    expect(await list('expert', '?search=Mia')).toMatchObject([{ total_count: 1, success_count: 1 }]);
  });

  it('a mentor sees their mentee, a Berufsbildner their apprentice', async () => {
    expect(names(await list('mentor'))).toEqual(['Mia']);
    expect(names(await list('apprenticeTrainer'))).toEqual(['Mia']);
  });

  it.each(['member', 'nobody', 'examExpert', 'foreignSupervisor'] as const)(
    '%s finds nothing',
    async (name) => {
      expect((await get(name, address())).statusCode).toBe(404);
      expect((await get(name, address('summary/'))).statusCode).toBe(404);
    },
  );

  it('a training responsible sees sums of whole groups of five', async () => {
    expect((await get('trainingResponsible', address())).statusCode).toBe(404);
    expect(await summary('trainingResponsible')).toMatchObject({
      withheld: 'too_few_people',
      success_count: null,
    });
    for (let index = 0; index < 4; index += 1) {
      const { id: userId } = await createPerson(server.db, { firstName: `Lernende${index}` });
      await server.db.update(users).set({ organisationId: cast.employer }).where(eq(users.id, userId));
      await enrol(server.db, { userId, courseSessionId: cast.session.id });
    }
    expect(await summary('trainingResponsible')).toMatchObject({
      withheld: null,
      detail: 'sums',
      person_count: 5,
      success_count: 1,
      open_count: 4,
    });
  });
});

it('the export has the rows of the list in its order', async () => {
  const query = 'sort=-success';
  const rows = await list('supervisor', `?${query}`);
  const answer = await get(
    'supervisor',
    `/api/dashboard/export/self_assessments/?format=csv&course_id=${cast.course.id}&${query}`,
  );
  const { column } = readCsvAnswer(answer);
  expect(column('Vorname')).toEqual(names(rows));
  expect(column('Kann ich').map(Number)).toEqual(rows.map(({ success_count }) => success_count));
  expect(column('Kriterien').map(Number)).toEqual(rows.map(({ total_count }) => total_count));
});
