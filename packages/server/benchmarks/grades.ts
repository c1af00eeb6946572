import { startThrowAwayPostgres } from '@learn/postgres';
import { openPostgres } from '../src/database/postgres.ts';
import { type Load, load } from './load.ts';
import { seedGrades } from './seedGrades.ts';
import { startServerProcess } from './serverProcess.ts';

// The own competence certificates with all grades (competenceCertificateQuery) on PostgreSQL, beside a simpler address:
// node packages/server/benchmarks/grades.ts [--sources]
const rounds = 4;
const secondsPerRound = 2;
const query = `query competenceCertificateQuery($course_slug: String!) {
  competence_certificate_list(course_slug: $course_slug) { id
    average_grades { average is_partial }
    competence_certificates { id slug title
      grades { grade { percent exact official } evaluated_count open_count points_final max_points }
      assignments { id title assignment_type max_points competence_certificate_weight
        learning_content { id title content_url circle { id title slug } }
        completions { id completion_status submitted_at evaluation_submitted_at evaluation_points
          evaluation_points_deducted evaluation_points_final evaluation_max_points evaluation_percent
          evaluation_passed grade { points points_deducted percent weight exact official } } } } } }`;

await using postgres = await startThrowAwayPostgres();
const database = await openPostgres(postgres.url, 2);
const { token, courseSlug } = await seedGrades(database.db);
await database.db.execute('analyze');
await database.close();
await using server = await startServerProcess(postgres.url);

const parameters = new URLSearchParams({ query, variables: JSON.stringify({ course_slug: courseSlug }) });
const grades = `${server.url}/server/graphql/?${parameters}`;
const cookie = { cookie: `sessionid=${token}`, accept: 'application/json' };
const answer = await fetch(grades, { headers: cookie });
const text = await answer.text();
if (!answer.ok || text.includes('"errors"')) throw new Error(`The grades answer ${answer.status}: ${text}`);
console.warn(`${text.length} characters`);

const runs = [
  { name: '/readyz (one query)', url: `${server.url}/readyz`, loads: [] as Load[] },
  { name: 'own grades', url: grades, loads: [] as Load[] },
];
await load(grades, 3, cookie);
for (let round = 0; round < rounds; round += 1) {
  for (const { url, loads } of runs) loads.push(await load(url, secondsPerRound, cookie));
}
for (const { name, loads } of runs) {
  const mean = loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0) / loads.length;
  const best = Math.max(...loads.map(({ requestsPerSecond }) => requestsPerSecond));
  const p95 = Math.max(...loads.map((one) => one.p95));
  const metrics = [mean, best].map((metric) => metric.toFixed(0).padStart(6));
  console.warn(
    `${name.padEnd(24)} ${metrics[0]} requests/s, best round ${metrics[1]}, p95 ${p95.toFixed(1)} ms`,
  );
}
