import { endpoints } from '@learn/contracts';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { createReader } from '../../test/createReader.ts';
import { createPerson } from '../../test/factories.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { at, createStatisticsWorld, worldSpecification } from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessionUsers, organisationRoles } from '../course-sessions/tables.ts';
import { courseProfiles, courses } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

let server: TestServer;
const profile = { id: crypto.randomUUID(), code: `profile-${crypto.randomUUID()}` };

beforeAll(async () => {
  server = await startTestServer();
  await server.db
    .insert(courseProfiles)
    .values({ ...profile, names: { de: 'Leben (de)', fr: 'Vie', it: 'Vita' } });
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;

interface Properties {
  readonly profiles: readonly { readonly code: string; readonly name: string }[];
  readonly has_people: boolean;
  readonly chosen_people: readonly { readonly user_id: string }[];
  readonly circles: readonly {
    readonly id: string;
    readonly translation_key: string;
    readonly has_results: boolean;
  }[];
}

interface Answer {
  readonly course_statistics: {
    readonly course_session_properties: Properties;
    readonly course_session_selection_metrics: { readonly participant_count: number };
    readonly assignments: { readonly summary: { readonly withheld: string | null } };
    readonly group_count: number;
    readonly groups: readonly { readonly key: string }[];
  };
}

const summaries = {
  attendance_day_presences: 'withheld participants_present participants_total average_present',
  assignments: 'withheld total_passed total_failed total_unranked average_passed',
  competences: 'withheld success_total fail_total',
  feedback_responses: 'total_responses',
};
const written = (fields: (summary: string) => string) =>
  Object.entries(summaries)
    .map(([part, summary]) => `${part} { ${fields(summary)} }`)
    .join(' ');
const parts = written((summary) => `summary { ${summary} }`);
const partsOfGroup = written((summary) => summary);

const document = `query People($slug: String!, $profiles: [String!], $user_ids: [ID!], $circle_ids: [ID!],
    $by: StatisticsDimension, $first: Int, $offset: Int) {
  course_statistics(course_slug: $slug, profiles: $profiles, user_ids: $user_ids, circle_ids: $circle_ids) {
    course_session_properties { profiles { code name } has_people chosen_people { user_id } circles { id translation_key has_results } }
    course_session_selection_metrics { session_count participant_count }
    ${parts}
    group_count(by: $by)
    groups(by: $by, first: $first, offset: $offset) { key ${partsOfGroup} }
  }
}`;

async function ask(username: string, world: World, variables: Readonly<Record<string, unknown>>) {
  const { data, codes } = await askGraphql<Answer>(await server.login(username), document, {
    slug: world.course.slug,
    ...variables,
  });
  expect(codes).toEqual([]);
  if (!data) throw new Error('no answer');
  return data.course_statistics;
}

const withoutProperties = ({ course_session_properties: _, ...figures }: Answer['course_statistics']) =>
  figures;

async function exported(username: string, world: World, query: string) {
  const path = endpoints.statisticsExport.path
    .replace(':courseId', world.course.id)
    .replace(':part', 'assignment');
  const client = await server.login(username);
  return (await readCsvAnswer(await client.get(`${path}?format=csv&${query}`))).rows;
}

test('a profile is a choice of its people, in GraphQL and as a spreadsheet', async () => {
  const admin = await createPerson(server.db, { firstName: 'Ada', hasVbvAdminAccess: true });
  await fc.assert(
    fc.asyncProperty(
      worldSpecification,
      fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 }),
      async (specification, chosen) => {
        const world = await createStatisticsWorld(server.db, specification);
        const user_ids = chosen.map((index) => at(world.personIds, index));
        // that of the person counts where none is chosen for the session
        await server.db
          .update(courseSessionUsers)
          .set({ chosenProfileId: null })
          .where(inArray(courseSessionUsers.courseSessionId, world.sessionIds));
        await server.db.update(users).set({ chosenProfileId: profile.id }).where(inArray(users.id, user_ids));
        const byProfile = await ask(admin.username, world, { profiles: [profile.code], by: 'region' });
        const byPeople = await ask(admin.username, world, { user_ids, by: 'region' });
        expect(withoutProperties(byProfile)).toEqual(withoutProperties(byPeople));
        expect(await exported(admin.username, world, `by=session&profiles=${profile.code}`)).toEqual(
          await exported(
            admin.username,
            world,
            `by=session&${user_ids.map((id) => `user_ids=${id}`).join('&')}`,
          ),
        );
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);

async function createOneGroup() {
  const world = await createStatisticsWorld(server.db, {
    employers: Array.from({ length: 9 }, () => 0 as const),
    assignmentCircles: ['basics', 'basics', 'advanced'],
    sessions: [
      {
        region: 'Bern',
        generation: '2026',
        enrolments: Array.from({ length: 9 }, (_, person) => ({
          person,
          role: 'MEMBER' as const,
          enrolled: -9,
          optional: false,
        })),
        planned: [0, 2],
        completions: [],
        days: [],
        feedback: [],
        assessments: [],
      },
    ],
  });
  await server.db.update(courses).set({ enableCourseProfiles: true }).where(eq(courses.id, world.course.id));
  await server.db
    .update(courseSessionUsers)
    .set({ chosenProfileId: profile.id })
    .where(inArray(courseSessionUsers.userId, world.personIds.slice(0, 7)));
  return world;
}

test('profiles and chosen people are named to those who see results of single people', async () => {
  const world = await createOneGroup();
  const admin = await createPerson(server.db, { firstName: 'Eva', hasVbvAdminAccess: true });
  const stranger = await createPerson(server.db, { firstName: 'Nora' });
  const user_ids = [at(world.personIds, 8), stranger.id];
  const { course_session_properties: properties } = await ask(admin.username, world, { user_ids });
  expect(properties.profiles).toEqual([{ code: profile.code, name: 'Leben (de)' }]);
  expect(properties.has_people).toBe(true);
  expect(properties.chosen_people, 'who is not in the course is nobody').toEqual([{ user_id: user_ids[0] }]);
  const { course_session_selection_metrics: metrics } = await ask(admin.username, world, {
    profiles: [profile.code],
  });
  expect(metrics.participant_count, 'by the profile of the enrolment').toBe(7);
  expect(await ask(admin.username, world, { profiles: ['unknown'] })).toMatchObject({
    course_session_selection_metrics: { session_count: 0, participant_count: 0 },
  });
});

test('readers of sums have no results of a profile or of chosen people, and are told so', async () => {
  const world = await createOneGroup();
  const responsible = await createPerson(server.db, { firstName: 'Tara' });
  await server.db.insert(organisationRoles).values({
    userId: responsible.id,
    organisationId: world.employers[0],
    role: 'Ausbildungsverantwortlicher',
    courseId: world.course.id,
  });
  const whole = await ask(responsible.username, world, {});
  expect(whole.assignments.summary.withheld).toBeNull();
  expect(whole.course_session_properties).toMatchObject({
    profiles: [{ code: profile.code }],
    has_people: false,
  });
  for (const filter of [{ profiles: [profile.code] }, { user_ids: world.personIds }]) {
    const { assignments } = await ask(responsible.username, world, filter);
    expect(assignments.summary.withheld).toBe('person_selection');
  }
});

test('a circle is filtered by the id of its page in any language, and by its translation key', async () => {
  const world = await createOneGroup();
  const admin = await createPerson(server.db, { firstName: 'Ida', hasVbvAdminAccess: true });
  const answers = await Promise.all(
    [world.de.basics, world.fr.basics, world.keys.basics].map((id) =>
      ask(admin.username, world, { circle_ids: [id], by: 'circle' }),
    ),
  );
  expect(answers[0]?.groups.map(({ key }) => key)).toEqual([world.keys.basics]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('circles of which an expert sees no results are told from others, whatever is chosen', async () => {
  const world = await createOneGroup();
  const expert = await createReader(server.db, world, { teaches: { session: 0, circles: ['basics'] } });
  const admin = await createPerson(server.db, { firstName: 'Olga', hasVbvAdminAccess: true });
  const seen = async (username: string) => {
    const { course_session_properties, assignments } = await ask(username, world, {
      circle_ids: [world.keys.advanced],
    });
    const { circles } = course_session_properties;
    const keys = circles.filter(({ has_results }) => has_results).map((circle) => circle.translation_key);
    return { isWhole: keys.length === circles.length, keys, withheld: assignments.summary.withheld };
  };
  expect(await seen(expert.username)).toEqual({
    isWhole: false,
    keys: [world.keys.basics],
    withheld: 'no_own_circles',
  });
  expect(await seen(admin.username)).toMatchObject({ isWhole: true, withheld: null });
});

test('groups come in pages, a spreadsheet has all of them', async () => {
  const world = await createOneGroup();
  const admin = await createPerson(server.db, { firstName: 'Ulla', hasVbvAdminAccess: true });
  const whole = await ask(admin.username, world, { by: 'circle' });
  expect(whole.group_count).toBe(whole.groups.length);
  expect(whole.groups.length).toBeGreaterThan(1);
  const [first, second] = await Promise.all(
    [0, 1].map((offset) => ask(admin.username, world, { by: 'circle', first: 1, offset })),
  );
  expect([...(first?.groups ?? []), ...(second?.groups ?? [])]).toEqual(whole.groups.slice(0, 2));
  expect(await exported(admin.username, world, 'by=circle')).toHaveLength(2);
});
