import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startThrowAwayPostgres } from '@learn/postgres';
import { loadDemoAccounts } from '../src/loadDemoWorld.ts';
import { packageRoot } from '../src/packageRoot.ts';
import { logIn } from './logIn.ts';
import { measured, readMeasures, resultsOf } from './renderMeasures.ts';
import { startServerProcess } from './serverProcess.ts';

// First views of all persons of the demo world by turns, ten at a time. Each has to be the one that the same person gets
// when nobody else asks, and the render process must not grow:
// node packages/server/benchmarks/interleaved.ts [--pages 10000] [--sources]
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '10000' }, sources: { type: 'boolean' } },
});
const count = Number(values.pages);
const atOnce = 10;
const perRow = Math.ceil(count / 10);
const addresses = ['/', '/dashboard/due-dates', '/notifications', '/messages', '/settings'];
const learning = [
  '/course/versicherungsvermittler-in/learn',
  '/course/versicherungsvermittler-in/learn/kickoff',
];
const learners = ['lena.keller', 'jonas.frei'];
const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'interleaved-'));
const releases = process.env.RELEASES_DIR ?? path.resolve(packageRoot, '../../.data/releases');

interface Visit {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

try {
  await using postgres = await startThrowAwayPostgres();
  await using server = await startServerProcess(postgres.url, {
    ...measured,
    APP_MODE: 'local',
    DATA_DIR: dataFolder,
    RELEASES_DIR: releases,
    RENDER_PAGES: 'true',
  });
  const visits: Visit[] = [];
  for (const { username } of await loadDemoAccounts()) {
    const { cookie } = await logIn(server.url, username);
    const headers = { cookie, accept: 'text/html' };
    for (const address of learners.includes(username) ? [...addresses, ...learning] : addresses)
      visits.push({ name: `${username} ${address}`, url: server.url + address, headers });
  }

  console.warn('| pages | like alone | without first view | different | results | memory of the process |');
  console.warn('| ---: | ---: | ---: | ---: | --- | ---: |');
  const seen = { alike: 0, without: 0, different: 0 };
  let alone = await viewsOf(visits);
  for (let done = 0; done < count; done += perRow) {
    const together = await askTogether(visits, Math.min(perRow, count - done));
    // times in texts change with the minute
    const before = alone;
    alone = await viewsOf(visits);
    for (const { visit, view } of together) {
      if (view === undefined) seen.without += 1;
      else if (view === before.get(visit) || view === alone.get(visit)) seen.alike += 1;
      else {
        seen.different += 1;
        console.warn(`different from the one alone: ${visit.name}`);
      }
    }
    const measures = await readMeasures(server);
    const megabytes = (measures.get('page_render_memory_bytes') ?? 0) / 1024 ** 2;
    console.warn(
      `| ${Math.min(done + perRow, count)} | ${seen.alike} | ${seen.without} | ${seen.different} | ${resultsOf(measures)} | ${megabytes.toFixed(0)} MB |`,
    );
  }
  if (seen.different > 0) process.exitCode = 1;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

/** First views while nobody else asks; one that is late on a busy machine is asked for again. */
async function viewsOf(visits: readonly Visit[]): Promise<ReadonlyMap<Visit, string>> {
  const views = new Map<Visit, string>();
  for (const visit of visits) {
    let view = await viewOf(visit);
    while (view === undefined) {
      await delay(100);
      view = await viewOf(visit);
    }
    views.set(visit, view);
  }
  return views;
}

/** Some of the visits in any order, several at a time. */
async function askTogether(visits: readonly Visit[], pages: number) {
  const asked: { readonly visit: Visit; readonly view: string | undefined }[] = [];
  let left = pages;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const visit = visits[Math.floor(Math.random() * visits.length)];
      if (visit) asked.push({ visit, view: await viewOf(visit) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return asked;
}

/** @returns undefined where the page came without it */
async function viewOf({ url, headers }: Visit): Promise<string | undefined> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const html = await answer.text();
  const [, view] =
    /<div id="root" data-rendered[^>]*>(.*?)\n<script type="application\/json"/s.exec(html) ?? [];
  // addresses of files are signed for each page
  return view?.replaceAll(/\?expires=\d+&amp;signature=[\w-]+/g, '');
}
