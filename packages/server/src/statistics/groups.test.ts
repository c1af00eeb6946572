import { endpoints } from '@learn/contracts';
import { statisticsDimensions, statisticsParts } from '@learn/contracts/endpoints';
import { runs } from '@learn/vitest/runs';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { createPerson } from '../../test/factories.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { recomputeStatistics } from '../../test/recomputeStatistics.ts';
import {
  chartPath,
  chartRows,
  filtersOf,
  type Group,
  groupsDocument,
  narrowed,
  summariesOf,
  texts,
} from '../../test/statisticsShapes.ts';
import {
  createStatisticsWorld,
  type FilterSpecification,
  filterSpecification,
  type WorldSpecification,
  worldSpecification,
} from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessions, courseSessionUsers, organisationRoles } from '../course-sessions/tables.ts';
import type { GroupDimension } from './groupSums.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;

async function askGroups(username: string, world: World, filter: FilterSpecification, by: GroupDimension) {
  const { data, codes } = await askGraphql<{ course_statistics: { groups: readonly Group[] } }>(
    await server.login(username),
    groupsDocument,
    { course_slug: world.course.slug, by, ...filtersOf(world, filter) },
  );
  expect(codes).toEqual([]);
  return data?.course_statistics.groups ?? [];
}

async function checkGroups(
  username: string,
  { world, specification }: { readonly world: World; readonly specification: WorldSpecification },
  filter: FilterSpecification,
  options: Parameters<typeof recomputeStatistics>[2] = {},
) {
  const client = await server.login(username);
  for (const by of statisticsDimensions) {
    const groups = await askGroups(username, world, filter, by);
    const whole = recomputeStatistics(specification, filter, options);
    const expected = groups.map(({ key }) =>
      recomputeStatistics(specification, narrowed(world, filter, { by, key }), options),
    );
    expect(
      groups.map(({ key: _, label: __, ...summaries }) => summaries),
      `by ${by}`,
    ).toEqual(expected.map(summariesOf));
    for (const part of statisticsParts) {
      const answer = await client.get(chartPath(world, { part, by, filter }), { 'accept-language': 'de' });
      const { rows } = await readCsvAnswer(answer);
      expect(rows.map(texts), `${part} by ${by}`).toEqual(
        chartRows(part, groups, { whole, groups: expected }),
      );
    }
  }
}

test('each group says what a selection of it alone says, in GraphQL and as a spreadsheet, under random filters', async () => {
  const admin = await createPerson(server.db, { firstName: 'Ada', hasVbvAdminAccess: true });
  await fc.assert(
    fc.asyncProperty(
      worldSpecification,
      fc.array(filterSpecification, { minLength: 5, maxLength: 5 }),
      async (specification, filters) => {
        const world = await createStatisticsWorld(server.db, specification);
        const responsible = await createPerson(server.db, { firstName: 'Tara' });
        await server.db.insert(organisationRoles).values(
          world.employers.map((organisationId) => ({
            userId: responsible.id,
            organisationId,
            role: 'Ausbildungsverantwortlicher' as const,
            courseId: world.course.id,
          })),
        );
        for (const filter of filters) {
          await checkGroups(admin.username, { world, specification }, filter);
          await checkGroups(responsible.username, { world, specification }, filter, {
            employers: [0, 1],
            sumsOnly: true,
          });
        }
      },
    ),
    { numRuns: runs({ usual: 2, thorough: 20 }), endOnFailure: true },
  );
}, 120_000);

const noFilter = { sessions: null, regions: null, generations: null, circles: null, persons: null };

const twoRegions: WorldSpecification = {
  employers: Array.from({ length: 9 }, () => null),
  assignmentCircles: ['basics', 'basics', 'advanced'],
  sessions: (['Bern', 'Genf'] as const).map((region) => ({
    region,
    generation: '2026' as const,
    enrolments: Array.from({ length: 6 }, (_, person) => ({
      person,
      role: 'MEMBER' as const,
      enrolled: -9,
      optional: false,
    })),
    planned: [0],
    completions: Array.from({ length: 6 }, (_, person) => ({
      person,
      assignment: 0,
      status: 'EVALUATION_SUBMITTED' as const,
      passed: region === 'Bern',
      points: 40,
    })),
    days: [],
    feedback: [],
    assessments: [],
  })),
};

test('a spreadsheet has the compared selection beside the chosen one', async () => {
  const admin = await createPerson(server.db, { firstName: 'Eva', hasVbvAdminAccess: true });
  const world = await createStatisticsWorld(server.db, twoRegions);
  const client = await server.login(admin.username);
  const path = endpoints.statisticsExport.path
    .replace(':courseId', world.course.id)
    .replace(':part', 'assignment');
  const answer = await client.get(`${path}?format=csv&by=circle&regions=Bern&compare=region:Genf`, {
    'accept-language': 'fr',
  });
  const { headers, rows } = await readCsvAnswer(answer);
  expect(headers.slice(0, 3)).toEqual(['Circle', 'Réussi', 'Non réussi']);
  expect(headers[6]).toBe('Réussi (Genf)');
  expect(rows.map((row) => texts(row).slice(1))).toEqual([
    ['6', '0', '0', '100', '50', '0', '6', '0', '0', '50'],
  ]);
  expect((await client.get(`${path}?compare=circle:x`)).statusCode).toBe(400);
});

const fiveSessions: WorldSpecification = {
  ...twoRegions,
  sessions: (['Bern', 'Genf', 'Bern', 'Genf', 'Bern'] as const).flatMap((region) => {
    const session = twoRegions.sessions.find((one) => one.region === region);
    return session ? [session] : [];
  }),
};

test('beside another selection both have the groups of either, on the same pages', async () => {
  const admin = await createPerson(server.db, { firstName: 'Ines', hasVbvAdminAccess: true });
  const world = await createStatisticsWorld(server.db, fiveSessions);
  const client = await server.login(admin.username);
  const ask = async (regions: string[] | null, beside: object | null, page = {}) => {
    const { data, codes } = await askGraphql<{
      course_statistics: {
        group_count: number;
        groups: { key: string; assignments: { total_records: number; total_passed: number | null } }[];
      };
    }>(
      client,
      `query Beside($course_slug: String!, $regions: [String!], $beside: StatisticsBeside, $first: Int, $offset: Int) {
        course_statistics(course_slug: $course_slug, regions: $regions) {
          group_count(by: session, beside: $beside)
          groups(by: session, beside: $beside, first: $first, offset: $offset) {
            key assignments { total_records total_passed } } } }`,
      { course_slug: world.course.slug, regions, beside, ...page },
    );
    expect(codes).toEqual([]);
    return data?.course_statistics ?? { group_count: 0, groups: [] };
  };
  const keys = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).groups.map(({ key }) => key);
  expect((await ask(['Bern'], null)).group_count).toBe(3);
  expect((await ask(['Bern'], { regions: ['Genf'] })).group_count).toBe(5);
  const page = { first: 2, offset: 2 };
  expect(await keys(['Bern'], { regions: ['Genf'] }, page)).toEqual((await keys(null, null)).slice(2, 4));
  expect(await keys(['Genf'], { regions: ['Bern'] }, page)).toEqual((await keys(null, null)).slice(2, 4));
  expect(await keys(['Bern'], {})).toEqual(await keys(null, null));
  const { groups } = await ask(['Bern'], { regions: ['Genf'] });
  expect(groups.map(({ assignments }) => assignments.total_passed ?? 0).toSorted()).toEqual([0, 0, 6, 6, 6]);
  expect(groups.filter(({ assignments }) => assignments.total_records === 0)).toHaveLength(2);
});

test('outcomes are exported as their chart shows them', async () => {
  const admin = await createPerson(server.db, { firstName: 'Uma', hasVbvAdminAccess: true });
  const world = await createStatisticsWorld(server.db, twoRegions);
  const client = await server.login(admin.username);
  const path = endpoints.outcomeExport.path.replace(':courseId', world.course.id);
  const rowsOf = async (query: string) => {
    const answer = await client.get(`${path}?format=csv${query}`, { 'accept-language': 'de' });
    return (await readCsvAnswer(answer)).rows.map(texts);
  };
  expect(await rowsOf('')).toEqual([
    ['Bestanden', '6'],
    ['Nicht bestanden', '6'],
    ['Noch nicht bewertet', '0'],
  ]);
  expect((await rowsOf('&regions=Genf'))[0]).toEqual(['Bestanden', '0']);
});

test('regions have their names and stand in the order of these', async () => {
  const admin = await createPerson(server.db, { firstName: 'Ines', hasVbvAdminAccess: true, language: 'fr' });
  const world = await createStatisticsWorld(server.db, twoRegions);
  const regions = ['Deutschschweiz', 'Mittelland'];
  for (const [place, region] of regions.entries()) {
    const id = world.sessionIds[place] ?? '';
    await server.db.update(courseSessions).set({ region }).where(eq(courseSessions.id, id));
  }
  const groups = await askGroups(admin.username, world, noFilter, 'region');
  expect(groups.map(({ key, label }) => [key, label])).toEqual([
    ['Mittelland', 'Plateau suisse'],
    ['Deutschschweiz', 'Suisse alémanique'],
  ]);
  const client = await server.login(admin.username);
  const path = chartPath(world, { part: 'assignment', by: 'region', filter: noFilter });
  const namesIn = async (language: string) => {
    const { rows } = await readCsvAnswer(await client.get(path, { 'accept-language': language }));
    return rows.map((row) => texts(row)[0]);
  };
  expect(await namesIn('fr')).toEqual(['Plateau suisse', 'Suisse alémanique']);
  expect(await namesIn('de')).toEqual(regions);
});

test('an expert of one session sees no results of groups without an own circle', async () => {
  const world = await createStatisticsWorld(server.db, twoRegions);
  const expert = await createPerson(server.db, { firstName: 'Otto' });
  await server.db.insert(courseSessionUsers).values(
    world.sessionIds.map((courseSessionId) => ({
      userId: expert.id,
      courseSessionId,
      role: 'EXPERT' as const,
    })),
  );
  const groups = await askGroups(expert.username, world, noFilter, 'region');
  expect(groups.map(({ assignments }) => assignments.withheld)).toEqual(['no_own_circles', 'no_own_circles']);
});

test.each(['graphql', 'export'])(
  'who has no right to the statistics of a course is answered 404: %s',
  async (way) => {
    const world = await createStatisticsWorld(server.db, twoRegions);
    const stranger = await createPerson(server.db, { firstName: 'Nora' });
    const client = await server.login(stranger.username);
    if (way === 'graphql') {
      const { codes } = await askGraphql(client, groupsDocument, {
        course_slug: world.course.slug,
        by: 'circle',
      });
      expect(codes).toEqual(['not_found']);
    } else {
      const path = endpoints.statisticsExport.path
        .replace(':courseId', world.course.id)
        .replace(':part', 'feedback');
      expect((await client.get(path)).statusCode).toBe(404);
    }
  },
);
