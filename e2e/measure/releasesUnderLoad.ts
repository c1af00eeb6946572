import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { type BodyOf, endpoints, fillPath } from '@learn/contracts';
import { previewOnPlatform } from '@learn/federation/remoteReleases';
import {
  apiOf,
  carla,
  chromiumLaunch,
  course,
  createTemplate,
  lena,
  liveReleases,
  logIn,
  releaseProgram,
  root,
  sourceOf,
  startPlatform,
} from '@learn/journeys';
import { type Load, type LoadTarget, load } from '@learn/server/load';
import { type BrowserContext, chromium } from '@playwright/test';
import { rebuildRemote } from '../support/rebuild.ts';
import { median } from './median.ts';

/**
 * A remote is published, promoted and rolled back while 50 connections ask two servers, which share a database and a bucket and no disk,
 * for home, data and files: node e2e/measure/releasesUnderLoad.ts [--rounds 5]. Ends with code 1 when an answer failed, or when a server shows a
 * move after more than two seconds. Needs PostgreSQL.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 on');

const remote = 'mfe-competence';
const connections = 50;
/** milliseconds until every server shows a move */
const limit = 2000;
/** longer than the rounds, so that no move is without load */
const secondsPerRound = 10;

await using template = await createTemplate();
const bucket = fork(path.join(import.meta.dirname, '../support/bucketProcess.ts'));
const [settings] = (await once(bucket, 'message')) as [Record<string, string>];
await using first = await startPlatform({
  from: sourceOf(template, 'world'),
  // as long as pages of a platform wait for their first view, and not as long as those of journeys do
  environment: { ...settings, RENDER_TIME_LIMIT: '0.15' },
});
await using second = await first.startBeside();
await using rebuilt = await rebuildRemote(remote, 'title', 'Unter Last');
const servers = [first.url, second.url];
const before = (await liveReleases(first.releasesDir)).find(({ name }) => name === remote);
if (before === undefined) throw new Error(`${remote} is not live.`);

await using browser = await chromium.launch(chromiumLaunch());
const learner = await loggedIn(lena);
const token = await createToken(await loggedIn(carla));
// takes the version of the folder into the registry, as it is on a platform whose releases came through it
await previewOnPlatform({ url: first.url, token }, remote, { version: before.version, hours: 1 });
const targets = await targetsOf(learner);
const times: { readonly name: string; readonly milliseconds: number }[] = [];

const [loads] = await Promise.all([askAll(), moveAll()]);
report(loads);
bucket.disconnect();

async function loggedIn(username: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: first.url });
  await logIn(context, username);
  return context;
}

async function createToken(administrator: BrowserContext): Promise<string> {
  const address = fillPath(endpoints.createReleaseToken.path, { name: remote }) ?? '';
  const answer = await apiOf(administrator).post(address, { label: 'load' });
  return ((await answer.json()) as { readonly token: string }).token;
}

interface Target {
  readonly name: string;
  readonly target: LoadTarget;
  readonly headers: Record<string, string>;
}

/** What a browser of that person asks each server for. */
async function targetsOf(context: BrowserContext): Promise<readonly Target[]> {
  const cookies = await context.cookies();
  const csrf = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const query = 'query Course($slug: String!) { course(slug: $slug) { id title } }';
  return servers.flatMap((server): Target[] => [
    { name: 'home', target: `${server}/`, headers: { cookie, accept: 'text/html' } },
    {
      name: 'GraphQL',
      target: { url: `${server}/server/graphql/`, body: { query, variables: { slug: course.slug } } },
      headers: { cookie, 'x-csrftoken': decodeURIComponent(csrf) },
    },
    { name: 'file', target: `${server}/remotes/${remote}/${before?.version}/${before?.entry}`, headers: {} },
  ]);
}

/** @throws Error when an answer is not 200 */
async function askAll(): Promise<readonly (readonly [string, Load])[]> {
  const each = Math.ceil(connections / targets.length);
  return Promise.all(
    targets.map(async ({ name, target, headers }) => {
      return [name, await load(target, rounds * secondsPerRound, headers, each)] as const;
    }),
  );
}

async function moveAll(): Promise<void> {
  // the servers are under load before the first move
  await delay(1000);
  await publish();
  for (let round = 0; round < rounds; round += 1) {
    const promotion = round === 0 ? 'first promote of a version' : 'promote';
    await move(promotion, { kind: 'promote', version: rebuilt.version, reason: '' }, rebuilt.version);
    await move('rollback', { kind: 'rollback', reason: '' }, before?.version ?? '');
  }
}

async function publish(): Promise<void> {
  const command = [releaseProgram, 'publish', rebuilt.folder, '--reason', 'under load'];
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', RELEASES_URL: first.url, RELEASE_TOKEN: token },
  });
}

/** Moves the remote on the first server, and notes how long each one takes until its pages name the version. */
async function move(
  name: string,
  body: BodyOf<typeof endpoints.moveTeamRelease>,
  version: string,
): Promise<void> {
  const asked = performance.now();
  const address = fillPath(endpoints.moveTeamRelease.path, { name: remote }) ?? '';
  const answer = await fetch(first.url + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  times.push({ name: `${name}, answered`, milliseconds: performance.now() - asked });
  const passed = await Promise.all(
    servers.map(async (server) => {
      await untilShown(server, version);
      return performance.now() - asked;
    }),
  );
  for (const [index, milliseconds] of passed.entries())
    times.push({ name: `${name}, server ${index + 1}`, milliseconds });
}

async function untilShown(server: string, version: string): Promise<void> {
  const page = async () =>
    (await fetch(`${server}/login-local`, { headers: { accept: 'text/html' } })).text();
  while (!(await page()).includes(`/remotes/${remote}/${version}/`)) await delay(20);
}

function report(loads: readonly (readonly [string, Load])[]): void {
  const lines = [
    '| asked for, on both servers | requests/s | p50 | p95 | failed |\n| --- | ---: | ---: | ---: | ---: |',
    ...loads.map(
      ([name, { requestsPerSecond, p50, p95 }]) =>
        `| ${name} | ${requestsPerSecond.toFixed(0)} | ${p50.toFixed(0)} ms | ${p95.toFixed(0)} ms | 0 |`,
    ),
    '\n| move until shown | median | longest |\n| --- | ---: | ---: |',
    ...[...Map.groupBy(times, ({ name }) => name)].map(([name, moves]) => {
      const all = moves.map(({ milliseconds }) => milliseconds);
      return `| ${name} | ${median(all).toFixed(0)} ms | ${Math.max(...all).toFixed(0)} ms |`;
    }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (times.some(({ milliseconds }) => milliseconds > limit)) process.exitCode = 1;
}
