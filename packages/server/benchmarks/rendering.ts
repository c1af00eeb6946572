import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startThrowAwayPostgres } from '@learn/postgres';
import { packageRoot } from '../src/packageRoot.ts';
import { load } from './load.ts';
import { logIn } from './logIn.ts';
import { memoryOf } from './memory.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

// Pages with their first view and without it, at 10 connections and under overload, with the releases that `npm start` has
// published: node packages/server/benchmarks/rendering.ts [--sources]
const seconds = 5;
const measured = { METRICS_TOKEN: 'of-the-benchmark' };
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'rendering-'));
const releases = process.env.RELEASES_DIR ?? path.resolve(packageRoot, '../../.data/releases');
const pages = {
  home: '/',
  'learning path': '/course/versicherungsvermittler-in/learn',
  circle: '/course/versicherungsvermittler-in/learn/kickoff',
};

try {
  await using postgres = await startThrowAwayPostgres();
  console.warn('| page | rendering | connections | pages/s | p50 | p95 | process p95 | results | memory |');
  console.warn('| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |');
  for (const rendering of ['true', 'false']) {
    await using server = await startServerProcess(postgres.url, {
      ...measured,
      APP_MODE: 'local',
      DATA_DIR: dataFolder,
      RELEASES_DIR: releases,
      RENDER_PAGES: rendering,
    });
    const { cookie } = await logIn(server.url, 'lena.keller');
    const headers = { cookie, 'accept-encoding': 'br', accept: 'text/html' };
    for (const connections of [10, 200]) {
      for (const [name, address] of Object.entries(pages)) {
        const url = server.url + address;
        await load(url, 2, headers, connections);
        const before = await readMeasures(server);
        const { requestsPerSecond, p50, p95 } = await load(url, seconds, headers, connections);
        const rendered = difference(await readMeasures(server), before);
        const memory = await memoryOf(server.pid, 'VmRSS');
        console.warn(
          `| ${name} | ${rendering} | ${connections} | ${requestsPerSecond.toFixed(0)} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${durationWithin(rendered, 0.95)} | ${resultsOf(rendered)} | ${memory.toFixed(0)} MB |`,
        );
      }
    }
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

type Measures = ReadonlyMap<string, number>;

async function readMeasures(server: ServerProcess): Promise<Measures> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${measured.METRICS_TOKEN}` },
  });
  const lines = (await answer.text()).matchAll(/^(page_render\S+) (\S+)$/gm);
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]));
}

function difference(after: Measures, before: Measures): Measures {
  return new Map([...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)]));
}

function resultsOf(measures: Measures): string {
  const results = [...measures].flatMap(([name, count]) => {
    const [, result] = /^page_renders_total\{result="(\w+)"\}/.exec(name) ?? [];
    return result === undefined || count === 0 ? [] : `${result} ${count}`;
  });
  return results.join(', ') || '–';
}

/** The bound of the histogram's bucket that this share of the renders stays within. */
function durationWithin(measures: Measures, share: number): string {
  const wanted = share * (measures.get('page_render_duration_seconds_count') ?? 0);
  if (wanted === 0) return '–';
  const buckets = [...measures].flatMap(([name, count]) => {
    const [, bound] = /_duration_seconds_bucket\{le="([^"]+)"\}/.exec(name) ?? [];
    return bound === undefined ? [] : [{ bound, count }];
  });
  const within = buckets.find(({ count }) => count >= wanted);
  return `≤ ${Number(within?.bound) * 1000} ms`;
}
