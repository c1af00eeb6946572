import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import { courseSessions, courseSessionUsers } from '../src/course-sessions/tables.ts';
import { courses } from '../src/courses/tables.ts';
import type { Database } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { createLargeWorld } from '../src/demo-world/largeWorld/createLargeWorld.ts';
import { users } from '../src/users/tables.ts';
import { startThrowAwayPostgres } from '../test/postgres.ts';
import { load } from './load.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import {
  type Asker,
  askers,
  personalCalls,
  statisticsCalls,
  type WorldCall,
  type WorldIds,
} from './worldCalls.ts';

// What people read, at 1,000 to 100,000 participants on PostgreSQL, 10 connections, then one; one markdown table per size:
// node packages/server/benchmarks/world.ts 1000 10000 100000 [--seconds 4] [--sources]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, sources: { type: 'boolean', default: false } },
});
const sizes = positionals.length === 0 ? [1000] : positionals.map(Number);
const seconds = Number(values.seconds);
for (const participants of sizes) await measure(participants);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Tokens = Readonly<Record<Asker, string>>;

async function measure(participants: number): Promise<void> {
  await using postgres = await startThrowAwayPostgres();
  const database = await openPostgres(postgres.url, 2);
  const began = performance.now();
  await createLargeWorld(database.db, { participants, courses: 4 });
  const made = (performance.now() - began) / 1000;
  const { tokens, ids } = await findAskers(database.db);
  await database.close();

  print(`\n### ${participants.toLocaleString('en')} participants (made in ${made.toFixed(0)} s)\n`);
  print('| call | answer | p50 | p95 | requests/s | p95 alone |\n| --- | ---: | ---: | ---: | ---: | ---: |');
  {
    await using server = await startServerProcess(postgres.url);
    await measureExport(server, tokens);
  }
  await using server = await startServerProcess(postgres.url);
  for (const call of [...personalCalls(server.url, ids), ...statisticsCalls(server.url, ids)]) {
    // One call that fails says so; the others are measured all the same.
    await measureCall(call, tokens[call.asker]).catch((error: unknown) => {
      print(`| ${call.name} | failed: ${String(error).slice(0, 120)} | | | | |`);
    });
  }
}

/** Everybody is logged in; the session is that of Lena, which the training responsible sees as well. */
async function findAskers(db: Database): Promise<{ tokens: Tokens; ids: WorldIds }> {
  const login = async (username: Asker) => {
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
    if (person === undefined) throw new Error(`Nobody is called ${username}`);
    return {
      ...person,
      token: (await startLoginSession(db, { userId: person.id, userAgent: 'benchmark' })).token,
    };
  };
  const people = await Promise.all(
    askers.map(async (username) => [username, await login(username)] as const),
  );
  const lena = people[0]?.[1].id ?? '';
  const [session] = await db
    .select({ courseSessionId: courseSessions.id, courseId: courses.id, courseSlug: courses.slug })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(eq(courseSessionUsers.userId, lena))
    .orderBy(courseSessions.startDate)
    .limit(1);
  if (session === undefined) throw new Error('Lena is in no session');
  const tokens = Object.fromEntries(people.map(([username, { token }]) => [username, token])) as Tokens;
  return { tokens, ids: { ...session, userId: lena } };
}

function headersOf(token: string): Record<string, string> {
  return { cookie: `sessionid=${token}; csrftoken=benchmark`, 'x-csrftoken': 'benchmark' };
}

async function measureCall({ name, target }: WorldCall, token: string): Promise<void> {
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
  const { p50, p95, requestsPerSecond } = await load(target, seconds, headers);
  // what one person waits for while nobody else asks
  const alone = await load(target, 1, headers, 1);
  const size = `${(answer.length / 1024).toFixed(1)} kB`;
  print(
    `| ${name} | ${size} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${requestsPerSecond.toFixed(0)} | ${alone.p95.toFixed(0)} ms |`,
  );
}

/** All persons as a spreadsheet: seconds, and how much more memory the process had at its peak than before. */
async function measureExport(server: ServerProcess, tokens: Tokens): Promise<void> {
  const headers = headersOf(tokens['carla.conti']);
  // What every process reads once is not the export's.
  await fetch(server.url + endpoints.me.path, { headers });
  const before = await memoryOf(server.pid, 'VmRSS');
  const began = performance.now();
  const address = server.url + endpoints.exportFile.path.replace(':kind', 'persons');
  const answer = await fetch(address, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`The export answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  const took = (performance.now() - began) / 1000;
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const more = (await memoryOf(server.pid, 'VmHWM')) - before;
  print(`| export of persons, admin | ${size} | ${took.toFixed(1)} s | + ${more.toFixed(0)} MB memory | | |`);
}

/** Megabytes: what a process has (VmRSS), or had at most (VmHWM). Only Linux tells it. */
async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
