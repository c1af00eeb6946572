import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { lena, logIn, release, root, startPlatform } from '@learn/journeys';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { median } from './median.ts';
import { observePaint, type Sign, untilData } from './paint.ts';
import { openProfile } from './profile.ts';
import { busy, type Scrolled, scrollToEnd } from './scrolling.ts';
import { comeBack, movePointer, slowDown } from './visit.ts';

/**
 * How long the learning path of a wide course (30 circles, 600 contents) takes to be on the screen, on slow 4G and a
 * processor four times slower, in a browser with a filled cache; and how evenly it scrolls there. An ordinary course
 * of eight circles is measured by turns, as times belong to the machine and its other work. Links are pressed as soon as they
 * are pointed at, after a first move of the pointer on the page; the way is new to the browser. `--url` names a running
 * platform that has such a course, `--circles` and `--contents` make another.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    circles: { type: 'string', default: '30' },
    contents: { type: 'string', default: '600' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');

/** All times in milliseconds on the slow processor. */
interface Visited extends Scrolled {
  /** from the click or the navigation to the circles on the screen */
  readonly shown: number;
  /** the main thread's own time for it; other work of the machine does not count */
  readonly work: number;
}

interface Way {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** by a link from another page of the course, else by its address */
  readonly byLink: boolean;
}

interface Course {
  readonly name: string;
  readonly path: string;
  /** stands on the screen when the whole path does */
  readonly lastCircle: Sign;
}

const wide: Course = {
  name: 'wide',
  path: '/course/breiter-lehrgang',
  lastCircle: { selector: 'main h3', text: ` ${values.circles}` },
};
const ordinary: Course = {
  name: 'ordinary',
  path: '/course/versicherungsvermittler-in',
  lastCircle: { selector: 'main h3', text: 'Pensionierung' },
};
const desktop = { width: 1280, height: 900 };
const ways: readonly Way[] = [
  { name: 'by a link, 1280 px', viewport: desktop, byLink: true },
  { name: 'by its address, 1280 px', viewport: desktop, byLink: false },
  { name: 'by its address, 390 px', viewport: { width: 390, height: 844 }, byLink: false },
];
const figures = ['shown', 'work', 'frames', 'late', 'frameWork'] as const;

if (values.url) await measure(values.url);
else {
  const folder = await mkdtemp(path.join(tmpdir(), 'wide-'));
  try {
    const size = ['--participants', '24', '--circles', values.circles, '--contents', values.contents];
    await promisify(execFile)(process.execPath, ['packages/server/bin/world.ts', ...size], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
    });
    await release(path.join(folder, 'releases'), ['publish-built']);
    await using platform = await startPlatform({ from: { folder } });
    await measure(platform.url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(url: string): Promise<void> {
  process.stdout.write(`| opened | ${figures.join(' | ')} |\n|---|${figures.map(() => '---|').join('')}\n`);
  for (const way of ways) {
    const rounds: { wide: Visited; ordinary: Visited }[] = [];
    for (let round = 0; round <= runs; round += 1)
      rounds.push({
        wide: await visitPath(url, { ...way, course: wide }),
        ordinary: await visitPath(url, { ...way, course: ordinary }),
      });
    for (const which of ['wide', 'ordinary'] as const) {
      const medians = figures.map((figure) => median(rounds.slice(1).map((round) => round[which][figure])));
      const cells = medians.map((value) => value.toFixed(1)).join(' | ');
      process.stdout.write(`| ${which}, ${way.name} | ${cells} |\n`);
    }
  }
}

async function visitPath(
  url: string,
  { viewport, byLink, course }: Way & { readonly course: Course },
): Promise<Visited> {
  await using profile = await openProfile({ baseURL: url, locale: 'de-CH', viewport });
  const { context } = profile;
  await logIn(context, lena);
  const shown = byLink ? await followLink(context, course) : await openAddress(context, course);
  return { ...shown.visited, ...(await scrollToEnd(shown.page, shown.session)) };
}

interface Shown {
  readonly page: Page;
  readonly session: CDPSession;
  readonly visited: Pick<Visited, 'shown' | 'work'>;
}

async function openAddress(context: BrowserContext, { path: course, lastCircle }: Course): Promise<Shown> {
  const address = `${course}/learn`;
  await comeBack(context, address);
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await observePaint(page, lastCircle);
  await page.goto(address, { waitUntil: 'commit' });
  await untilData(page);
  const shown = await page.evaluate(() => window.recorded.data);
  return { page, session, visited: { shown, work: await busy(session) } };
}

/** From the press to the frame that shows the last circle. */
async function followLink(context: BrowserContext, { path: course, lastCircle }: Course): Promise<Shown> {
  const address = `${course}/competence`;
  await comeBack(context, address);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await movePointer(page);
  const session = await slowDown(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const link = page.getByRole('link', { name: 'Lernpfad', exact: true }).first();
  await link.evaluate((element, { selector, text }) => {
    const stands = () =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.endsWith(text));
    const untilShown = new Promise<number>((resolve) => {
      element.addEventListener('pointerdown', ({ timeStamp }) => {
        const look = () => {
          if (stands()) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      });
    });
    Object.assign(window, { untilShown });
  }, lastCircle);
  const before = await busy(session);
  await link.click();
  const shown = await page.evaluate(() => (window as unknown as { untilShown: Promise<number> }).untilShown);
  return { page, session, visited: { shown, work: (await busy(session)) - before } };
}
