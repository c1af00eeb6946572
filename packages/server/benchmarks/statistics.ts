import { startThrowAwayPostgres } from '@learn/postgres';
import { openPostgres } from '../src/database/postgres.ts';
import { load } from './load.ts';
import { seedStatistics } from './seedStatistics.ts';
import { startServerProcess } from './serverProcess.ts';

// Statistics at 100,000 participants on PostgreSQL, 10 connections:
// node packages/server/benchmarks/statistics.ts [--sources]
const secondsPerRun = 6;
await using postgres = await startThrowAwayPostgres();
const database = await openPostgres(postgres.url, 1);
const seeded = await timed('100,000 participants written', () => seedStatistics(database.db));
await database.close();
await using server = await startServerProcess(postgres.url);

const record = 'course_session_id course_session_title generation region circle_id details_url';
const courseStatistics = `query Statistics($course_id: ID!, $first: Int) { course_statistics(course_id: $course_id) {
  course_id course_title course_slug course_session_selection_ids user_selection_ids
  course_session_properties { sessions { id name region } generations circles { id name } competence_certificates { id title } }
  course_session_selection_metrics { session_count participant_count expert_count }
  assignments { summary { completed_count average_passed average_evaluation_percent total_passed total_failed }
    records(first: $first) { ${record} deadline metrics { passed_count failed_count unranked_count ranking_completed
      average_passed average_evaluation_percent competence_certificate_weight } } }
  attendance_day_presences { summary { days_completed participants_present participants_total average_present }
    records(first: $first) { ${record} due_date participants_present participants_total } }
  feedback_responses { summary { satisfaction_average satisfaction_max total_responses }
    records(first: $first) { ${record} satisfaction_average satisfaction_max total_responses experts } }
  competences { summary { success_total fail_total } records(first: $first) { ${record} success_count fail_count } } } }`;
const certificates = `query Certificates($course_id: ID!) { competence_certificate_statistics(course_id: $course_id) {
  course_id competence_certificates { id title total_passed total_failed average_passed average_evaluation_percent }
  assignments { summary { completed_count average_passed average_evaluation_percent total_passed total_failed } } } }`;
const responsible = (field: string, selection: string) =>
  `query Responsible($course_session_id: ID!) { ${field}(course_session_id: $course_session_id) { ${selection} } }`;

const ofCourse = { course_id: seeded.courseId, first: 50 };
const ofSession = { course_session_id: seeded.wideSession };
const runs = [
  { name: 'course statistics, admin', token: seeded.admin, query: courseStatistics, variables: ofCourse },
  {
    name: 'course statistics, organisation',
    token: seeded.responsible,
    query: courseStatistics,
    variables: ofCourse,
  },
  { name: 'certificate statistics, admin', token: seeded.admin, query: certificates, variables: ofCourse },
  {
    name: 'training responsible: costs and participants',
    token: seeded.responsible,
    query: responsible(
      'training_responsible_statistics',
      'cost_per_year { year total_cost } participants_per_year { year participants { user_id chosen_profile } }',
    ),
    variables: ofSession,
  },
  {
    name: 'training responsible: exams',
    token: seeded.responsible,
    query: responsible(
      'training_responsible_exam_statistics',
      'course_completion_id exam_type_id exam_type_name exam_result price_chf year first_name last_name',
    ),
    variables: ofSession,
  },
  {
    name: 'training responsible: certificates',
    token: seeded.responsible,
    query: responsible('training_responsible_certificate_statistics', 'year profile_id count'),
    variables: ofSession,
  },
];

for (const { name, token, query, variables } of runs) {
  const url = `${server.url}/server/graphql/?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
  const headers = { cookie: `sessionid=${token}` };
  const answer = await timed(`${name}: first answer`, async () => {
    const first = await fetch(url, { headers });
    return first.text();
  });
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
  await load(url, 1, headers);
  const { requestsPerSecond, p95 } = await load(url, secondsPerRun, headers);
  const size = `${Math.round(answer.length / 1024)} kB`.padStart(8);
  console.warn(
    `${name.padEnd(46)} ${size} ${requestsPerSecond.toFixed(0).padStart(5)} requests/s, p95 ${p95.toFixed(0)} ms`,
  );
}

async function timed<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  console.warn(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
