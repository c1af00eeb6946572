import { parseArgs } from 'node:util';
import { fillPath, type RemoteDescriptor } from '@learn/contracts';
import { type Platform, previewOnPlatform, readOnPlatform } from '@learn/federation/remoteReleases';
import { apiOf, chromiumLaunch, sessionsByBegin } from '@learn/journeys';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { median } from './median.ts';
import { slowDown } from './visit.ts';

/**
 * What the pages of a published version take in Chromium, as ratios to the live version in the same run: both are opened by preview links, by
 * turns, on a processor four times slower. Called by `release publish --times`; by hand:
 * RELEASES_URL=… RELEASE_TOKEN=… [RELEASE_LOGIN=name:password] node e2e/measure/releaseTimes.ts <name> <version> [--runs 5]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const [name = '', version = ''] = positionals;
const { RELEASES_URL: url = '', RELEASE_TOKEN: token = '', RELEASE_LOGIN: login } = process.env;
const platform: Platform = { url, token };
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

/** Milliseconds of one visit. */
interface Times {
  /** evaluation of scripts until the page is complete */
  readonly scripts: number;
  /** from the address until nothing is on its way */
  readonly data: number;
}

const { live } = await readOnPlatform(platform, name);
if (live === null || live === version) say('Nothing else is live: there are no times to compare.');
else {
  const browser = await launched();
  if (browser === undefined) say('There is no Chromium here: times are not measured.');
  else {
    await compare(browser, live);
    await browser.close();
  }
}

async function launched(): Promise<Browser | undefined> {
  try {
    return await chromium.launch(chromiumLaunch());
  } catch {
    return undefined;
  }
}

async function compare(browser: Browser, before: string): Promise<void> {
  const contexts = await Promise.all([before, version].map((shown) => previewed(browser, shown)));
  const [old, next] = contexts as [BrowserContext, BrowserContext];
  for (const { pattern, path } of await pagesOf(next)) {
    if (path === undefined) {
      say(`  ${pattern.padEnd(60)} not timed: it belongs to more than a course`);
      continue;
    }
    const times: Record<'old' | 'next', Times[]> = { old: [], next: [] };
    // the first round finds a server that has not answered this address before
    for (let round = 0; round <= runs; round += 1) {
      const [first, second] = [await visit(old, path), await visit(next, path)];
      if (round === 0) continue;
      times.old.push(first);
      times.next.push(second);
    }
    const ratio = (of: keyof Times) => {
      const [was, is] = [times.old, times.next].map((all) => median(all.map((one) => one[of])));
      return `${((is ?? 0) / (was ?? 1)).toFixed(2)} × live`;
    };
    say(`  ${pattern.padEnd(60)} scripts ${ratio('scripts')}, data ${ratio('data')}`);
  }
}

/** A browser of its own in which a version is shown, logged in where a login is given. */
async function previewed(browser: Browser, shown: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const { url: link } = await previewOnPlatform(platform, name, { version: shown, hours: 1 });
  const page = await context.newPage();
  await page.goto(link);
  await page.close();
  if (login === undefined) return context;
  const [username = '', ...password] = login.split(':');
  const body = { username, password: password.join(':') };
  const answer = await apiOf(context).post('/api/core/login/', body);
  if (!answer.ok()) throw new Error(`The login of ${username} answered ${answer.status()}.`);
  return context;
}

/** Pages that can be opened: without a login public ones, else those of the first course of the person. */
async function pagesOf(context: BrowserContext) {
  const described = await context.request.get(`/remotes/${name}/${version}/remote.json`);
  const { mounts } = (await described.json()) as Pick<RemoteDescriptor, 'mounts'>;
  const [session] = login === undefined ? [] : await sessionsByBegin(apiOf(context));
  return mounts
    .filter((mount) => login !== undefined || mount.public)
    .map(({ path: pattern }) => ({
      pattern,
      path: fillPath(pattern, session ? { courseSlug: session.course.slug } : {}),
    }));
}

async function visit(context: BrowserContext, path: string): Promise<Times> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Performance.enable');
  await page.goto(path, { waitUntil: 'commit' });
  const complete = await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true]') && performance.now(),
    undefined,
    { timeout: 60_000 },
  );
  const data = Number(await complete.jsonValue());
  const { metrics } = await session.send('Performance.getMetrics');
  const scripts = metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0;
  await page.close();
  return { scripts: scripts * 1000, data };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
