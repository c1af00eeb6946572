import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startThrowAwayPostgres } from '@learn/postgres';
import { packageRoot } from '../src/packageRoot.ts';
import { type Load, load } from './load.ts';
import { logIn } from './logIn.ts';
import { startServerProcess } from './serverProcess.ts';

// Whole pages of a participant of the demo world on PostgreSQL, with the releases that `npm start` has published:
// node packages/server/benchmarks/pages.ts [--sources]
const rounds = 3;
const secondsPerRound = 3;
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
const releases = process.env.RELEASES_DIR ?? path.resolve(packageRoot, '../../.data/releases');

try {
  await using postgres = await startThrowAwayPostgres();
  await using server = await startServerProcess(postgres.url, {
    APP_MODE: 'local',
    DATA_DIR: dataFolder,
    RELEASES_DIR: releases,
  });
  const { cookie } = await logIn(server.url, 'lena.keller');
  const course = `${server.url}/course/versicherungsvermittler-in`;
  const headers = { cookie, 'accept-encoding': 'br', accept: 'text/html' };
  const runs = [
    { name: '/readyz (one query)', url: `${server.url}/readyz`, loads: [] as Load[] },
    { name: 'home', url: `${server.url}/`, loads: [] as Load[] },
    { name: 'learning path', url: `${course}/learn`, loads: [] as Load[] },
    { name: 'circle', url: `${course}/learn/kickoff`, loads: [] as Load[] },
  ];
  for (const { url } of runs) await load(url, 1, headers);
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, loads } of runs) loads.push(await load(url, secondsPerRound, headers));
  }
  for (const { name, loads } of runs) {
    const mean = loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0) / loads.length;
    const p95 = Math.max(...loads.map((one) => one.p95));
    console.warn(`${name.padEnd(20)} ${mean.toFixed(0).padStart(6)} requests/s, p95 ${p95.toFixed(1)} ms`);
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
