import { endpoints, type PageData, pageDataElementId } from '@learn/contracts';
import { statisticsDimensions, statisticsParts } from '@learn/contracts/endpoints';
import { runs } from '@learn/vitest/runs';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { createReader } from '../../test/createReader.ts';
import { createPerson } from '../../test/factories.ts';
import {
  createFakeReleases,
  type FakeReleases,
  fakeMount,
  fakeRemote,
  fakeShell,
} from '../../test/fakeReleases.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { recomputeStatistics } from '../../test/recomputeStatistics.ts';
import type { Rights } from '../../test/statisticsReaders.ts';
import {
  chartPath,
  chartRows,
  filtersOf,
  type Group,
  narrowed,
  queryOf,
  type RecomputedParts,
  summariesDocument,
  summariesOf,
  texts,
} from '../../test/statisticsShapes.ts';
import {
  at,
  createStatisticsWorld,
  type FilterSpecification,
  filterSpecification,
  type WorldSpecification,
  worldSpecification,
} from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { assignments } from '../assignments/tables.ts';
import type { CourseStatistics } from './courseStatistics.ts';

// Acceptance of issue 17: page, GraphQL, REST and file say the same under combinations of filters, for every role, and what
// they say is what loops over the raw rows count. Each part of the statistics is grouped by each dimension.

const combinations = runs({ usual: statisticsDimensions.length * statisticsParts.length, thorough: 200 });
const seed = 2026;
/** Two organisations: the first is that of the Berufsbildner, both are those of the training responsible. */
const first = 0;
const taught = 0;
/** The praxis assignment, and the person whom the mentor accompanies. */
const praxis = 2;

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;
type Expected = RecomputedParts;

const everything: FilterSpecification = {
  sessions: null,
  regions: null,
  generations: null,
  circles: null,
  persons: null,
};

/** Of some random worlds with an assignment in an invisible topic that in which a training responsible sees most. */
const specification = fc
  .sample(worldSpecification, { seed, numRuns: 400 })
  .filter(({ sessions, unseen }) => sessions.length === 3 && hidesWork(sessions, unseen))
  .reduce((best, one) => (seenInSums(one) > seenInSums(best) ? one : best));

function hidesWork(sessions: WorldSpecification['sessions'], unseen: WorldSpecification['unseen']): boolean {
  if (unseen === undefined || unseen.because !== 'topic' || unseen.assignment === praxis) return false;
  return sessions.some(({ planned }) => planned.includes(unseen.assignment));
}

function seenInSums(world: WorldSpecification): number {
  const { assignments, competences, attendance, metrics } = recomputeStatistics(world, everything, {
    employers: [0, 1],
    sumsOnly: true,
  });
  const records = [assignments, competences, attendance].map(({ summary }) => summary.total_records);
  return records.includes(0) ? 0 : metrics.results_session_count * 100 + records.reduce((a, b) => a + b, 0);
}

const accompanied = mostEvaluated(specification);

/** The participant with most evaluations of the praxis assignment. */
function mostEvaluated({ sessions, employers }: WorldSpecification): number {
  const count = (person: number) =>
    sessions.filter(
      ({ enrolments, completions }) =>
        enrolments.some((one) => one.person === person && one.role === 'MEMBER') &&
        completions.some((one) => one.person === person && one.assignment === praxis),
    ).length;
  return employers.map((_, person) => person).reduce((best, one) => (count(one) > count(best) ? one : best));
}

const filters = fc.sample(filterSpecification, { seed, numRuns: combinations });

const teaches = { session: taught, circles: ['basics' as const] };

/** Who reads, by their rights; two of them have several. */
const readers = {
  admin: undefined,
  supervisor: { leads: ['Bern'] },
  expert: { teaches },
  trainingResponsible: { responsibleFor: [0, 1] },
  apprenticeTrainer: { trains: [first] },
  expertAndResponsible: { teaches, responsibleFor: [0, 1], accompanies: [accompanied] },
  leadsAndTrains: { leads: ['Bern'], teaches, trains: [first], responsibleFor: [0, 1] },
} as const satisfies Record<string, Rights | undefined>;

type Role = keyof typeof readers;

/** What a role sees under a filter, from the raw rows. */
const expectedFor = (role: Role, filter: FilterSpecification): Expected =>
  recomputeStatistics(specification, filter, { rights: readers[role] });

let releases: FakeReleases;
let server: TestServer;
let world: World;
let clients: Readonly<Record<Role | 'mentor' | 'nobody', Awaited<ReturnType<TestServer['login']>>>>;

beforeAll(async () => {
  releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'));
  await releases.publishRemote(statisticsRemote);
  server = await startTestServer({ config: { RELEASES_DIR: releases.folder } });
  world = await createStatisticsWorld(server.db, specification);
  clients = await createReaders();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await releases[Symbol.asyncDispose]();
});

/** A page of the statistics, as a remote declares it. */
const statisticsRemote = fakeRemote('mfe-statistics', 'v1', {
  mounts: [
    fakeMount('/statistic/:courseSlug', 'page', {
      operations: [
        {
          hash: '1',
          variables: {
            course_slug: ':courseSlug',
            course_session_ids: ':session',
            generations: ':generation',
            regions: ':region',
            circle_ids: ':circle',
            user_ids: ':person',
            by: ':by',
          },
        },
      ],
      query: ['session', 'generation', 'region', 'circle', 'person', 'by'],
    }),
  ],
  operations: [{ hash: '1', name: 'Summaries', query: summariesDocument }],
});

async function createReaders(): Promise<typeof clients> {
  const { db } = server;
  await db
    .update(assignments)
    .set({ assignmentType: 'PRAXIS_ASSIGNMENT' })
    .where(eq(assignments.id, at(world.assignmentIds, praxis)));
  const people = { ...readers, mentor: { accompanies: [accompanied] }, nobody: {} };
  const logins = Object.entries(people).map(async ([name, rights]) => {
    const one = rights
      ? await createReader(db, world, rights)
      : await createPerson(db, { firstName: 'Ada', hasVbvAdminAccess: true });
    return [name, await server.login(one.username)] as const;
  });
  return Object.fromEntries(await Promise.all(logins)) as typeof clients;
}

interface Answer {
  readonly course_statistics:
    | (Record<keyof ReturnType<typeof summariesOf>, { readonly summary: object }> & {
        readonly groups: readonly Group[];
      })
    | null;
}

const summaries = (parts: Record<keyof ReturnType<typeof summariesOf>, { readonly summary: object }>) => ({
  attendance_day_presences: parts.attendance_day_presences.summary,
  assignments: parts.assignments.summary,
  competences: parts.competences.summary,
  feedback_responses: parts.feedback_responses.summary,
});

const pathOf = ({ path }: { readonly path: string }) => path.replace(':courseId', world.course.id);

/** What the server writes into the page of a selection. */
async function pageAnswer(role: keyof typeof clients, filter: FilterSpecification, by: string) {
  const { course_session_ids, regions, generations, circle_ids, user_ids } = filtersOf(world, filter);
  const chosen = {
    session: course_session_ids,
    region: regions,
    generation: generations,
    circle: circle_ids,
    person: user_ids,
  };
  const query = new URLSearchParams({ by });
  for (const [name, values] of Object.entries(chosen))
    for (const value of values ?? []) query.append(name, value);
  const answer = await clients[role].get(`/statistic/${world.course.slug}?${query}`, { accept: 'text/html' });
  const [, json = ''] = answer.body.split(`id="${pageDataElementId}">`);
  const { operations } = JSON.parse(json.split('</script>')[0] ?? '') as PageData;
  return operations?.[0]?.data as Answer | undefined;
}

/** One of a few, another one for each combination. */
const nth = <Value>(values: readonly Value[], index: number) => at(values, index % values.length);

test.each(Object.keys(everything) as (keyof FilterSpecification)[])(
  'combinations choose by %s, and leave it open',
  (kind) => {
    const chosen = filters.filter((filter) => filter[kind] !== null);
    expect(chosen.length).toBeGreaterThan(combinations / 5);
    expect(chosen.length).toBeLessThan(combinations);
  },
);

describe.each(Object.keys(readers) as Role[])('%s', (role) => {
  test(`finds under ${combinations} combinations of filters the same everywhere, and what the rows say`, async () => {
    const expected = (filter: FilterSpecification) => expectedFor(role, filter);
    for (const [index, filter] of filters.entries()) {
      const by = nth(statisticsDimensions, index);
      const part = nth(statisticsParts, Math.floor(index / statisticsDimensions.length));
      const what = JSON.stringify({ filter, by, part });
      const { data, codes } = await askGraphql<Answer>(clients[role], summariesDocument, {
        course_slug: world.course.slug,
        by,
        ...filtersOf(world, filter),
      });
      expect(codes, what).toEqual([]);
      const statistics = data?.course_statistics;
      if (!statistics) throw new Error(what);
      const whole = summariesOf(expected(filter));
      expect(summaries(statistics), what).toEqual(whole);
      const groups = statistics.groups.map(({ key }) => expected(narrowed(world, filter, { by, key })));
      expect(
        statistics.groups.map(({ key: _, label: __, ...group }) => group),
        what,
      ).toEqual(groups.map(summariesOf));
      const rest = await clients[role].get(`${pathOf(endpoints.courseStatistics)}?${queryOf(world, filter)}`);
      expect(summaries(rest.json<CourseStatistics>()), what).toEqual(whole);
      const file = await clients[role].get(chartPath(world, { part, by, filter }), {
        'accept-language': 'de',
      });
      expect(readCsvAnswer(file).rows.map(texts), what).toEqual(
        chartRows(part, statistics.groups, { whole: expected(filter), groups }),
      );
      expect(await pageAnswer(role, filter, by), what).toEqual(data);
    }
  }, 240_000);
});

const ownDocument = `query Own($course_id: ID!, $role: AgentRole!, $sessions: [ID!]) {
  agent_assignment_statistics(course_id: $course_id, agent_role: $role, course_session_ids: $sessions) { assignments { summary {
    withheld completed_count average_passed average_evaluation_percent total_passed total_failed total_unranked
    total_records } records(first: 200) { ...Own } page: records(first: 3, offset: 2) { ...Own } } } }
  fragment Own on AssignmentStatisticsRecord { course_session_id assignment_id metrics { passed_count failed_count unranked_count } }`;

interface OwnAnswer {
  readonly agent_assignment_statistics: {
    readonly assignments: {
      readonly summary: { readonly total_records: number };
      readonly records: readonly object[];
      readonly page: readonly object[];
    };
  } | null;
}

/** Options of the recomputation. */
interface OwnPeople {
  readonly persons?: readonly number[];
  readonly assignments?: readonly number[];
  readonly employers?: readonly number[];
}

test.each([
  ['mentor', 'learning_mentor', { persons: [accompanied], assignments: [praxis] }],
  ['apprenticeTrainer', 'berufsbildner', { employers: [first] }],
] as const)(
  '%s finds the results of their own people, which the rows say',
  async (reader, role, options) => {
    for (const { sessions } of filters) {
      const { persons, ...limits }: OwnPeople = options;
      const { data, codes } = await askGraphql<OwnAnswer>(clients[reader], ownDocument, {
        course_id: world.course.id,
        role,
        sessions: filtersOf(world, { ...everything, sessions }).course_session_ids,
      });
      const filter = { ...everything, sessions, persons: persons ? [...persons] : null };
      const { assignments: expected } = recomputeStatistics(specification, filter, { ...limits, minimum: 1 });
      expect(codes).toEqual([]);
      const { summary, records, page } = data?.agent_assignment_statistics?.assignments ?? {};
      expect(summary, JSON.stringify(sessions)).toEqual(expected.summary);
      expect(records).toHaveLength(expected.summary.total_records);
      expect(page).toEqual(records?.slice(2, 5));
    }
  },
  120_000,
);

test.each(['mentor', 'nobody'] as const)(
  '%s finds no course statistics in any shape',
  async (reader) => {
    for (const [index, filter] of filters.entries()) {
      const by = nth(statisticsDimensions, index);
      const { data, codes } = await askGraphql<Answer>(clients[reader], summariesDocument, {
        course_slug: world.course.slug,
        by,
        ...filtersOf(world, filter),
      });
      expect([data?.course_statistics ?? null, codes]).toEqual([null, ['not_found']]);
      const rest = await clients[reader].get(
        `${pathOf(endpoints.courseStatistics)}?${queryOf(world, filter)}`,
      );
      const file = await clients[reader].get(
        chartPath(world, { part: nth(statisticsParts, index), by, filter }),
      );
      expect([rest.statusCode, file.statusCode]).toEqual([404, 404]);
      expect(await pageAnswer(reader, filter, by)).toBeUndefined();
    }
  },
  120_000,
);
