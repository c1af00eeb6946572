import { startThrowAwayPostgres } from '@learn/postgres';
import { openPostgres } from '../src/database/postgres.ts';
import { type Load, load } from './load.ts';
import { seedCompletions } from './seed.ts';
import { startServerProcess } from './serverProcess.ts';

// Completion list of a participant on PostgreSQL, beside two simpler addresses of the same process in the same run:
// node packages/server/benchmarks/completion.ts [--sources]
const rounds = 4;
const secondsPerRound = 2;
await using postgres = await startThrowAwayPostgres();
const database = await openPostgres(postgres.url, 2);
const { token, userId, courseSessionId } = await seedCompletions(database.db);
await database.db.execute('analyze');
await database.close();
await using server = await startServerProcess(postgres.url);

const list = `${server.url}/api/course/completion/${courseSessionId}/${userId}/`;
const cookie = { cookie: `sessionid=${token}` };
const answer = await fetch(list, { headers: cookie });
const entries: unknown = await answer.json();
console.warn(`${Array.isArray(entries) ? entries.length : 0} entries, status ${answer.status}`);

const runs = [
  { name: '/healthz (no database)', url: `${server.url}/healthz`, loads: [] as Load[] },
  { name: '/readyz (one query)', url: `${server.url}/readyz`, loads: [] as Load[] },
  { name: 'completion list', url: list, loads: [] as Load[] },
];
await load(list, 3, cookie);
// Alternately, so that what else the machine does falls on all of them alike.
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
