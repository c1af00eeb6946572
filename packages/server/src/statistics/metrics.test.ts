import { endpoints } from '@learn/contracts';
import { minimumForAverages } from '@learn/domain';
import { runs } from '@learn/vitest/runs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { createReader } from '../../test/createReader.ts';
import { createPerson } from '../../test/factories.ts';
import { recomputeStatistics } from '../../test/recomputeStatistics.ts';
import { rightsSpecification } from '../../test/statisticsReaders.ts';
import {
  at,
  createStatisticsWorld,
  type FilterSpecification,
  filterSpecification,
  worldSpecification,
} from '../../test/statisticsWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import type { CourseStatistics } from './courseStatistics.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof createStatisticsWorld>>;

function filtersOf(world: World, filter: FilterSpecification) {
  return {
    course_session_ids: filter.sessions?.map((index) => world.sessionIds[index] ?? crypto.randomUUID()),
    regions: filter.regions ?? undefined,
    generations: filter.generations ?? undefined,
    circle_ids: filter.circles?.map((name) => world.fr[name] ?? ''),
    user_ids: filter.persons?.map((index) => at(world.personIds, index)),
  };
}

async function byRest(
  username: string,
  world: World,
  filter: FilterSpecification,
): Promise<CourseStatistics> {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filtersOf(world, filter))) {
    for (const value of values ?? []) query.append(`${name}[]`, value);
  }
  const client = await server.login(username);
  const answer = await client.get(
    `${endpoints.courseStatistics.path.replace(':courseId', world.course.id)}?${query.toString()}`,
  );
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const origin = 'course_session_id course_session_title generation region circle_id details_url';
const document = `query Statistics($course_id: ID!, $course_session_ids: [ID!], $regions: [String!],
    $generations: [String!], $circle_ids: [ID!], $user_ids: [ID!]) {
  course_statistics(course_id: $course_id, course_session_ids: $course_session_ids, regions: $regions,
    generations: $generations, circle_ids: $circle_ids, user_ids: $user_ids) {
  course_id course_title course_slug course_session_selection_ids user_selection_ids
  course_session_properties { has_more_sessions sessions { id name region } regions generations circles { id translation_key name has_results }
    profiles { code name } has_people chosen_people { user_id first_name last_name }
    competence_certificates { id title } }
  course_session_selection_metrics { session_count participant_count expert_count results_session_count }
  assignments { records { ${origin} assignment_id assignment_title learning_content_id competence_certificate_id
      deadline metrics { passed_count failed_count unranked_count ranking_completed average_passed
      average_evaluation_percent competence_certificate_weight } }
    summary { withheld completed_count average_passed average_evaluation_percent total_passed total_failed total_unranked
      total_records } }
  attendance_day_presences { records { ${origin} attendance_course_id due_date participants_present
      participants_total participants_recorded }
    summary { withheld days_completed participants_present participants_total average_present total_records } }
  feedback_responses { records { ${origin} learning_content_id satisfaction_average satisfaction_max total_responses
      experts } summary { withheld satisfaction_average satisfaction_max total_responses total_records } }
  competences { records { ${origin} success_count fail_count } summary { withheld success_total fail_total total_records } }
} }`;

/** The answer in the form of the recomputation. */
function comparable(answer: CourseStatistics) {
  const { assignments, attendance_day_presences, feedback_responses, competences } = answer;
  const sorted = <Entry>(records: readonly Entry[], values: (entry: Entry) => unknown[]) =>
    records.map((one) => JSON.stringify(values(one))).sort();
  return {
    metrics: answer.course_session_selection_metrics,
    assignments: {
      records: sorted(assignments.records, ({ metrics }) => [
        metrics.passed_count,
        metrics.failed_count,
        metrics.unranked_count,
        metrics.ranking_completed,
        metrics.average_passed,
        metrics.average_evaluation_percent,
      ]),
      summary: assignments.summary,
    },
    attendance: {
      records: sorted(attendance_day_presences.records, (one) => [
        one.participants_present,
        one.participants_total,
        one.participants_recorded,
      ]),
      summary: attendance_day_presences.summary,
    },
    feedback: {
      records: sorted(feedback_responses.records, (one) => [one.total_responses, one.satisfaction_average]),
      summary: feedback_responses.summary,
    },
    competences: {
      records: sorted(competences.records, (one) => [one.success_count, one.fail_count]),
      summary: competences.summary,
    },
  };
}

function sortedRecords(metrics: ReturnType<typeof recomputeStatistics>) {
  const block = <B extends { readonly records: readonly string[] }>(one: B) => ({
    ...one,
    records: [...one.records].sort(),
  });
  return {
    metrics: metrics.metrics,
    assignments: block(metrics.assignments),
    attendance: block(metrics.attendance),
    feedback: block(metrics.feedback),
    competences: block(metrics.competences),
  };
}

test('the points of few people are in no sum, so that none less its records tells about them', async () => {
  const admin = await createPerson(server.db, { firstName: 'Alma', hasVbvAdminAccess: true });
  const people = Array.from({ length: minimumForAverages }, (_, person) => person);
  const rated = (assignment: number) => (person: number) => ({
    person,
    assignment,
    status: 'EVALUATION_SUBMITTED' as const,
    passed: true,
    points: assignment === 0 ? 40 : 80,
  });
  const world = await createStatisticsWorld(server.db, {
    employers: people.map(() => 0),
    assignmentCircles: ['basics', 'basics', 'basics'],
    sessions: [
      {
        region: 'Bern',
        generation: '2026',
        enrolments: people.map((person) => ({ person, role: 'MEMBER', enrolled: -9, optional: false })),
        planned: [0, 1],
        completions: [...people.map(rated(0)), ...people.slice(1).map(rated(1))],
        days: [],
        feedback: [],
        assessments: [],
      },
    ],
  });
  const filter = { sessions: null, regions: null, generations: null, circles: null, persons: null };
  const { assignments } = await byRest(admin.username, world, filter);
  const averages = assignments.records.map(({ metrics }) => metrics.average_evaluation_percent);
  expect(averages.sort()).toEqual([50, null]);
  expect(assignments.summary).toMatchObject({ average_evaluation_percent: 50, total_passed: 9 });
});

test('figures of random worlds are those of a slow recomputation, under all filters, for employers and for several rights', async () => {
  const admin = await createPerson(server.db, { firstName: 'Ada', hasVbvAdminAccess: true });
  await fc.assert(
    fc.asyncProperty(
      worldSpecification,
      fc.array(filterSpecification, { minLength: 3, maxLength: 3 }),
      rightsSpecification,
      async (specification, filters, several) => {
        const world = await createStatisticsWorld(server.db, specification);
        const everything = { sessions: null, regions: null, generations: null, circles: null, persons: null };
        for (const filter of [everything, ...filters]) {
          const answer = await byRest(admin.username, world, filter);
          expect(comparable(answer)).toEqual(sortedRecords(recomputeStatistics(specification, filter)));
          const { data, codes } = await askGraphql<{ course_statistics: CourseStatistics }>(
            await server.login(admin.username),
            document,
            { course_id: world.course.id, ...filtersOf(world, filter) },
          );
          expect({ data: data?.course_statistics, codes }).toEqual({ data: answer, codes: [] });
        }
        for (const rights of [{ responsibleFor: [0, 1] }, { trains: [0] }, several]) {
          const { username } = await createReader(server.db, world, rights);
          for (const filter of [
            everything,
            ...filters.map((one) => ({ ...one, persons: null })),
            ...filters,
          ]) {
            const own = await byRest(username, world, filter);
            expect(comparable(own), JSON.stringify({ rights, filter })).toEqual(
              sortedRecords(recomputeStatistics(specification, filter, { rights })),
            );
          }
        }
      },
    ),
    { numRuns: runs({ usual: 8, thorough: 100 }), endOnFailure: true },
  );
}, 120_000);
