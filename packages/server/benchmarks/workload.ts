import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '@learn/contracts';
import { startThrowAwayPostgres } from '@learn/postgres';
import { openPostgres } from '../src/database/postgres.ts';
import { loadDemoWorld } from '../src/loadDemoWorld.ts';
import { packageRoot } from '../src/packageRoot.ts';
import { memoryOf } from './memory.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { findCast, type Participant } from './workload/cast.ts';
import { evaluateWork } from './workload/expert.ts';
import { type Confirmed, learn } from './workload/participant.ts';
import { type Records, type Visitor, visit } from './workload/visitor.ts';

// A thousand people at work for a quarter of an hour, two processes on one PostgreSQL, with the releases that `npm start`
// has published: node packages/server/benchmarks/workload.ts [--people 1000] [--minutes 15] [--pause 15] [--sources]
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '15' },
    // seconds between two steps of a person, on average
    pause: { type: 'string', default: '15' },
    participants: { type: 'string', default: '20000' },
    sources: { type: 'boolean', default: false },
  },
});
const people = Number(values.people);
const duration = Number(values.minutes) * 60_000;
const pause = Number(values.pause) * 1000;
/** One of so many people is an expert. */
const peoplePerExpert = 40;
/** Everybody logs in during the first fifth. */
const arrival = duration / 5;
/** The limits, in milliseconds, of the p95. */
const limits = { read: 300, write: 500 };

const records: Records = { times: new Map(), errors: [] };
const confirmations: {
  readonly participant: Participant;
  readonly confirmed: Confirmed;
  readonly visitor: Visitor;
}[] = [];

const folder = await mkdtemp(path.join(os.tmpdir(), 'workload-'));
try {
  await using postgres = await startThrowAwayPostgres();
  const database = await openPostgres(postgres.url, 2);
  await (await loadDemoWorld()).createLargeWorld(database.db, {
    participants: Number(values.participants),
    courses: 4,
  });
  const experts = Math.round(people / peoplePerExpert);
  const cast = await findCast(database.db, { participants: people - experts, experts });
  await database.close();
  const env = {
    APP_MODE: 'local',
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    RELEASES_DIR: process.env.RELEASES_DIR ?? path.resolve(packageRoot, '../../.data/releases'),
  };
  await using first = await startServerProcess(postgres.url, env);
  await using second = await startServerProcess(postgres.url, env);
  const servers = [first, second];
  const processes = servers.map(({ url }) => url);
  const end = performance.now() + duration;

  const everybody = [
    ...cast.participants.map((participant) => ({
      username: participant.username,
      begin: (visitor: Visitor) => {
        const confirmed: Confirmed = new Map();
        confirmations.push({ participant, confirmed, visitor });
        return learn(visitor, participant, confirmed);
      },
    })),
    ...cast.experts.map((expert) => ({
      username: expert.username,
      begin: (visitor: Visitor) => evaluateWork(visitor, expert),
    })),
  ];
  const atWork = everybody.map(async ({ username, begin }, number) => {
    await after(Math.random() * arrival);
    const visitor = await visit(processes, { username, number }, records);
    if (visitor === undefined) return;
    for await (const _ of begin(visitor)) {
      const wait = pause * (0.5 + Math.random());
      if (performance.now() + wait > end) return;
      await after(wait);
    }
  });
  await after(arrival);
  const before = await memory(servers);
  await Promise.all(atWork);
  const busy = await memory(servers);
  const lost = await findLost();
  // Node gives memory back when it has nothing to do.
  await after(Math.min(60_000, duration / 5));
  report({ before, busy, idle: await memory(servers) }, lost);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function memory(servers: readonly ServerProcess[]): Promise<readonly number[]> {
  return Promise.all(servers.map(({ pid }) => memoryOf(pid, 'VmRSS')));
}

/** @returns how many contents have another status than the server has confirmed last */
async function findLost(): Promise<number> {
  let lost = 0;
  for (const { participant, confirmed, visitor } of confirmations) {
    const list = endpoints.completion.path
      .replace(':courseSessionId', participant.courseSessionId)
      .replace(':userId', participant.userId);
    const answer = await visitor.read('read: completion list', list);
    const entries = (await answer?.json()) as { page_id: string; completion_status: string }[] | undefined;
    const stored = new Map(entries?.map(({ page_id, completion_status }) => [page_id, completion_status]));
    lost += [...confirmed].filter(([id, status]) => (stored.get(id) ?? 'UNKNOWN') !== status).length;
  }
  return lost;
}

function report(megabytes: Readonly<Record<string, readonly number[]>>, lost: number): void {
  print('| request | count | p50 | p95 | longest |\n| --- | ---: | ---: | ---: | ---: |');
  const groups = Object.keys(limits) as (keyof typeof limits)[];
  const all = groups.map((group) => [`all of ${group}`, timesOf(group)] as const);
  for (const [name, times] of [...[...records.times].sort(), ...all]) {
    print(`| ${name} | ${times.length} | ${[0.5, 0.95, 1].map((share) => at(times, share)).join(' | ')} |`);
  }
  const marks = confirmations.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
  print(`\n${records.errors.length} errors; ${lost} of ${marks} confirmed marks lost`);
  for (const [moment, sizes] of Object.entries(megabytes))
    print(`memory ${moment}: ${sizes.map((size) => `${size.toFixed(0)} MB`).join(', ')}`);
  for (const error of records.errors.slice(0, 10)) print(error);
  const slow = groups.filter((group) => Number.parseFloat(at(timesOf(group), 0.95)) > limits[group]);
  if (slow.length > 0) print(`too slow: ${slow.join(', ')}`);
  if (records.errors.length + lost + slow.length > 0) process.exitCode = 1;
}

function timesOf(group: string): readonly number[] {
  return [...records.times].filter(([name]) => name.startsWith(group)).flatMap(([, times]) => times);
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((left, right) => left - right);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
