import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '@learn/postgres';
import { packageRoot } from '../src/packageRoot.ts';
import { load } from './load.ts';
import { logIn } from './logIn.ts';
import { memoryOf } from './memory.ts';
import { processorTimeOf } from './processorTime.ts';
import { countOf, difference, durationWithin, measured, readMeasures, resultsOf } from './renderMeasures.ts';
import { startServerProcess } from './serverProcess.ts';

// Pages with their first view and without it, at 10 connections and under overload, with the releases that `npm start` has
// published. With --one-by-one one page after the other and no limit of time: its processor time per page says on a busy
// machine, too, what an idle one can do.
// node packages/server/benchmarks/rendering.ts [--one-by-one] [--sources]
const { values } = parseArgs({
  options: { 'one-by-one': { type: 'boolean' }, sources: { type: 'boolean' } },
});
const oneByOne = values['one-by-one'] === true;
const seconds = 5;
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'rendering-'));
const releases = process.env.RELEASES_DIR ?? path.resolve(packageRoot, '../../.data/releases');
const pages = {
  home: '/',
  'learning path': '/course/versicherungsvermittler-in/learn',
  circle: '/course/versicherungsvermittler-in/learn/kickoff',
};

try {
  await using postgres = await startThrowAwayPostgres();
  console.warn(
    '| page | rendering | connections | pages/s | p50 | p95 | server per page | renderer per view | process p95 | results | memory |',
  );
  console.warn('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |');
  for (const rendering of ['true', 'false']) {
    await using server = await startServerProcess(postgres.url, {
      ...measured,
      APP_MODE: 'local',
      DATA_DIR: dataFolder,
      RELEASES_DIR: releases,
      RENDER_PAGES: rendering,
      ...(oneByOne && { RENDER_TIME_LIMIT: '10' }),
    });
    const { cookie } = await logIn(server.url, 'lena.keller');
    const headers = { cookie, 'accept-encoding': 'br', accept: 'text/html' };
    for (const connections of oneByOne ? [1] : [10, 200]) {
      for (const [name, address] of Object.entries(pages)) {
        const url = server.url + address;
        await load(url, oneByOne ? 10 : 2, headers, connections);
        const before = await readMeasures(server);
        const workBefore = await processorTimeOf(server.pid);
        const { requestsPerSecond, p50, p95 } = await load(url, seconds, headers, connections);
        const work = await processorTimeOf(server.pid);
        const rendered = difference(await readMeasures(server), before);
        const perPage = (work.server - workBefore.server) / (requestsPerSecond * seconds);
        const views = countOf(rendered);
        const perView =
          views === 0 ? '–' : `${((work.renderer - workBefore.renderer) / views).toFixed(1)} ms`;
        const memory = await memoryOf(server.pid, 'VmRSS');
        console.warn(
          `| ${name} | ${rendering} | ${connections} | ${requestsPerSecond.toFixed(0)} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | ${perPage.toFixed(1)} ms | ${perView} | ${durationWithin(rendered, 0.95)} | ${resultsOf(rendered)} | ${memory.toFixed(0)} MB |`,
        );
      }
    }
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
