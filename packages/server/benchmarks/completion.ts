import { openPostgres } from '../src/database/postgres.ts';
import { startThrowAwayPostgres } from '../test/postgres.ts';
import { load } from './load.ts';
import { seedCompletions } from './seed.ts';
import { startServerProcess } from './serverProcess.ts';

// Completion list of a participant on PostgreSQL, beside two simpler addresses of the same process in the same run:
// node packages/server/benchmarks/completion.ts [--sources]
const seconds = 8;
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

await load(list, 3, cookie);
const runs = [
  ['/healthz (no database)', `${server.url}/healthz`],
  ['/readyz (one query)', `${server.url}/readyz`],
  ['completion list', list],
] as const;
for (const [name, url] of runs) {
  const { requestsPerSecond, p95 } = await load(url, seconds, cookie);
  console.warn(
    `${name.padEnd(24)} ${requestsPerSecond.toFixed(0).padStart(6)} requests/s   p95 ${p95.toFixed(1)} ms`,
  );
}
