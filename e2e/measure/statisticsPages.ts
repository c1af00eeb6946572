import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, daniel, monika, regula, sandra } from '@learn/journeys';
import type { Page } from '@playwright/test';
import type { NetworkRecorder } from './network.ts';
import type { Sign } from './paint.ts';

const uk = 'ueberbetriebliche-kurse';
const vv = 'versicherungsvermittler-in';
const ofCourse = `/statistic/${uk}`;
const ofTrainer = `/statistic/berufsbildner/${uk}`;
const ofMentor = `/statistic/learning_mentor/${vv}`;

/** A page of the statistics that is opened by its address. */
export interface StatisticsPage {
  readonly name: string;
  readonly username: string;
  readonly path: string;
  /** beginning of the address of a link on that page, where the page itself lies behind it */
  readonly link?: string;
  /** stands on the screen when the figures can be read */
  readonly sign: Sign;
}

const tile: Sign = { selector: 'main nav strong', text: 'CHF' };
const open: Sign = { selector: 'main li', text: 'noch nicht bewertet' };

/** One page of each family of the statistics, and those with lists of people. */
export const statisticsPages: readonly StatisticsPage[] = [
  {
    name: 'statistics of a course',
    username: regula,
    path: `${ofCourse}/list`,
    sign: { selector: 'main section', text: '%' },
  },
  {
    name: 'attendance of a course',
    username: regula,
    path: `${ofCourse}/attendance`,
    sign: { selector: 'main section', text: '%' },
  },
  {
    name: 'feedback of a course, filtered',
    username: regula,
    path: `/statistic/${vv}/feedback?generation=2028&by=region`,
    sign: { selector: 'main section', text: 'Antworten' },
  },
  { name: 'assignments of apprentices', username: monika, path: `${ofTrainer}/assignment`, sign: open },
  {
    name: 'an assignment of apprentices',
    username: monika,
    path: `${ofTrainer}/assignment`,
    link: `${ofTrainer}/assignment/`,
    sign: open,
  },
  {
    name: 'grades of apprentices',
    username: monika,
    path: `${ofTrainer}/competence-grade`,
    sign: { selector: 'main [role=table]', text: 'Berger' },
  },
  {
    name: 'a certificate of apprentices',
    username: monika,
    path: `${ofTrainer}/competence-grade`,
    link: `${ofTrainer}/competence-grade/`,
    sign: open,
  },
  {
    name: 'grades of mentees',
    username: sandra,
    path: `${ofMentor}/competence-grade`,
    sign: { selector: 'main [role=table]', text: 'Lena Keller' },
  },
  { name: 'costs of an organisation', username: daniel, path: '/', link: '/dashboard/cost/', sign: tile },
  { name: 'exam costs', username: daniel, path: '/', link: '/dashboard/exam/cost/', sign: tile },
  { name: 'exams taken', username: daniel, path: '/', link: '/dashboard/exam/taken/', sign: tile },
  {
    name: 'certification profiles',
    username: daniel,
    path: '/',
    link: '/dashboard/certification-profile/',
    sign: tile,
  },
];

/** The address of a page; another one is visited for it where it lies behind a link. */
export async function addressOfPage(
  page: Page,
  { path, link }: Pick<StatisticsPage, 'path' | 'link'>,
): Promise<string> {
  if (link === undefined) return path;
  await page.goto(path);
  const found = page.locator(`main a[href^="${link}"]`).first();
  return (await found.getAttribute('href')) ?? path;
}

/** Names of the files that only charts need: those that draw, and all that are fetched together with one of them only. */
export function chartFiles(): string[] {
  const folder = builtFolder('mfe-statistics');
  const names = readdirSync(folder).filter((name) => /^\d+\.js$/.test(name));
  const texts = names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const drawing = names.filter((_, index) => /arcGenerator|strokeDasharray/.test(texts[index] ?? ''));
  const fetched = texts.flatMap((text) =>
    [...text.matchAll(/Promise\.all\(\[([^\]]*\.e\(\d+\)[^\]]*)\]\)/g)].map(([, together = '']) =>
      [...together.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => `${id}.js`),
    ),
  );
  const isOfCharts = (files: readonly string[]) => files.some((file) => drawing.includes(file));
  const others = new Set(fetched.filter((files) => !isOfCharts(files)).flat());
  return [...new Set(fetched.filter(isOfCharts).flat())].filter((file) => !others.has(file));
}

/** Moments in milliseconds since the navigation, and what came until then. */
export interface Figures {
  /** the figures are painted */
  readonly figures: number;
  /** the first chart is painted; 0 while there is none */
  readonly charts: number;
  /** transferred until now, without the code of charts, in kilobytes of 1000 bytes */
  readonly kilobytes: number;
  /** addresses of all files and calls, until now */
  readonly addresses: readonly string[];
}

declare global {
  interface Window {
    shown: { stands: boolean; figures: number; charts: number };
  }
}

/** Observes when figures and charts of the next page are there. */
export async function observeFigures(page: Page, sign: Sign): Promise<void> {
  await page.addInitScript(({ selector, text }) => {
    const shown = { stands: false, figures: 0, charts: 0 };
    window.shown = shown;
    const stands = () =>
      [...document.querySelectorAll(`#root ${selector}`)].some((element) =>
        element.textContent?.includes(text),
      );
    const isDrawn = () => document.querySelector('#root main [role=slider] svg :is(rect, path)') !== null;
    const observer = new MutationObserver(() => {
      if (!shown.stands && stands()) {
        shown.stands = true;
        requestAnimationFrame(() => {
          shown.figures = performance.now();
        });
      }
      if (shown.charts === 0 && isDrawn()) {
        observer.disconnect();
        requestAnimationFrame(() => {
          shown.charts = performance.now();
        });
      }
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, sign);
}

/** Resolves when the figures are there. */
export async function untilFigures(page: Page): Promise<void> {
  await page.waitForFunction(() => window.shown.figures > 0, undefined, { timeout: 60_000 });
}

/** Resolves when both are there. */
export async function untilCharts(page: Page): Promise<void> {
  await page.waitForFunction(() => window.shown.figures > 0 && window.shown.charts > 0, undefined, {
    timeout: 60_000,
  });
}

/**
 * What was observed. The size of the document is that of the recorder: the browser says its size without compression where it has arrived
 * before it is shown.
 */
export async function readFigures(page: Page, recorder: NetworkRecorder): Promise<Figures> {
  const { documentBytes } = recorder.traffic(Date.now());
  const { kilobytes, ...figures } = await page.evaluate((ofCharts) => {
    const { figures, charts } = window.shown;
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = all.filter(
      ({ name }) => !ofCharts.some((file) => name.includes('/mfe-statistics/') && name.endsWith(`/${file}`)),
    );
    const bytes = before.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { figures, charts, kilobytes: bytes / 1000, addresses: all.map(({ name }) => name) };
  }, chartFiles());
  return { ...figures, kilobytes: kilobytes + documentBytes / 1000 };
}
