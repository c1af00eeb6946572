import { parseArgs } from 'node:util';
import { endpoints } from '@learn/contracts';
import { startThrowAwayPostgres } from '@learn/postgres';
import { openPostgres } from '../src/database/postgres.ts';
import { loadDemoWorld } from '../src/loadDemoWorld.ts';
import { findAskers, headersOf } from './findAskers.ts';
import { load } from './load.ts';
import { memoryOf } from './memory.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { personalCalls, statisticsCalls, type WorldCall, type WorldFile, worldFiles } from './worldCalls.ts';

// What people read, at 1,000 to 100,000 participants on PostgreSQL, 10 connections, then one; one markdown table per size:
// node packages/server/benchmarks/world.ts 1000 10000 100000 [--seconds 4] [--sources]
// --database-url measures a world that `npm run world` has made, again and again; --only those calls whose name has that.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    sources: { type: 'boolean', default: false },
    'database-url': { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const sizes = positionals.length === 0 ? [1000] : positionals.map(Number);
const seconds = Number(values.seconds);
/** The server tells its measures. */
const measured = { METRICS_TOKEN: 'of-the-benchmark' };
const known = values['database-url'];
if (known === undefined) for (const participants of sizes) await measureNew(participants);
else await measure(known);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function measureNew(participants: number): Promise<void> {
  await using postgres = await startThrowAwayPostgres();
  const database = await openPostgres(postgres.url, 2);
  const began = performance.now();
  await (await loadDemoWorld()).createLargeWorld(database.db, { participants, courses: 4 });
  const made = (performance.now() - began) / 1000;
  await database.close();
  print(`\n### ${participants.toLocaleString('en')} participants (made in ${made.toFixed(0)} s)`);
  await measure(postgres.url);
}

async function measure(databaseUrl: string): Promise<void> {
  const database = await openPostgres(databaseUrl, 2);
  const { tokens, ids } = await findAskers(database.db);
  await database.close();

  print('\n| file | size | seconds | memory | loop |\n| --- | ---: | ---: | ---: | ---: |');
  for (const file of worldFiles(ids).filter(({ name }) => name.includes(values.only))) {
    // Each in a process of its own, whose greatest memory is that of the file.
    await using server = await startServerProcess(databaseUrl, measured);
    await measureFile(server, file, tokens[file.asker]);
  }

  print('\n| call | answer | p50 | p95 | requests/s | p95 alone | loop |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  await using server = await startServerProcess(databaseUrl, measured);
  const calls = [...personalCalls(server.url, ids), ...statisticsCalls(server.url, ids)];
  for (const call of calls.filter(({ name }) => name.includes(values.only))) {
    // One call that fails says so; the others are measured all the same.
    await measureCall(server, call, tokens[call.asker]).catch((error: unknown) => {
      print(`| ${call.name} | failed: ${String(error).slice(0, 120)} | | | | | |`);
    });
  }
}

async function measureCall(server: ServerProcess, { name, target }: WorldCall, token: string): Promise<void> {
  const headers = headersOf(token);
  const first =
    typeof target === 'string'
      ? await fetch(target, { headers })
      : await fetch(target.url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(target.body),
        });
  const answer = await first.text();
  if (!first.ok || answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`);
  await load(target, 1, headers);
  await greatestDelay(server);
  const { p50, p95, requestsPerSecond } = await load(target, seconds, headers);
  const delay = await greatestDelay(server);
  // what one person waits for while nobody else asks
  const alone = await load(target, 1, headers, 1);
  const size = `${(answer.length / 1024).toFixed(1)} kB`;
  print(
    `| ${name} | ${size} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${requestsPerSecond.toFixed(0)} | ${alone.p95.toFixed(0)} ms | ${delay} |`,
  );
}

/** A file: seconds, how much more memory the process had at its peak than before, and the greatest delay of its loop. */
async function measureFile(server: ServerProcess, { name, path }: WorldFile, token: string): Promise<void> {
  const headers = headersOf(token);
  // What every process reads once is not the file's.
  await fetch(server.url + endpoints.me.path, { headers });
  await greatestDelay(server);
  const before = await memoryOf(server.pid, 'VmRSS');
  const began = performance.now();
  const answer = await fetch(server.url + path, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`${name}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  const took = (performance.now() - began) / 1000;
  const more = (await memoryOf(server.pid, 'VmHWM')) - before;
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const delay = await greatestDelay(server);
  print(`| ${name} | ${size} | ${took.toFixed(1)} s | + ${more.toFixed(0)} MB | ${delay} |`);
}

/** For how long the server's event loop stood still at most since the last time that this was asked, by its metrics. */
async function greatestDelay(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${measured.METRICS_TOKEN}` },
  });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  // A sample is the time between two looks, which are 10 ms apart when nothing is in the way.
  return `${Math.max(0, Number(seconds) * 1000 - 10).toFixed(0)} ms`;
}
