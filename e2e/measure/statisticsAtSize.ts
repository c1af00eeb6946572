import { carla, daniel, logIn, monika, regula, startPlatform, thomas } from '@learn/journeys';
import type { BrowserContext, Page } from '@playwright/test';
import { median } from './median.ts';
import { openProfile, visitsUntilCompiled } from './profile.ts';
import { observeFigures, untilFigures } from './statisticsPages.ts';

const uk = 'ueberbetriebliche-kurse';
const vv = 'versicherungsvermittler-in';

/** Who reads the statistics of which course. */
const readers = [
  { name: 'expert', username: thomas, course: uk },
  { name: 'supervisor', username: regula, course: uk },
  { name: 'training responsible', username: daniel, course: vv },
  { name: 'apprenticeship trainer', username: monika, course: uk },
  { name: 'admin', username: carla, course: uk },
];
const pages = ['list', 'attendance', 'assignment', 'competence', 'feedback'];

/** Stands on the screen with the figures of a selection, and says whether newer ones are on their way. */
const figures = 'main div[aria-busy]';

/** As far as a page is scrolled before a filter changes, in pixels; the filters stay on the screen. */
const scrolled = 60;

interface Times {
  /** from the navigation to the figures of a filtered address, in milliseconds */
  readonly opened: number;
  /** from the change of a filter to its figures, in milliseconds */
  readonly changed: number;
}

/**
 * Measures the pages of a course's statistics in a large world, in a browser that has been there before, with the network and the processor as
 * they are: a row per page and reader with the least and the median time of opening a filtered address and of changing the filter.
 * @param databaseUrl of a world that `createLargeWorld` of @learn/demo-world has made; it is migrated, and people log in
 * @throws Error where a changed filter loses focus or scroll position
 */
export async function measureAtSize(
  databaseUrl: string,
  { runs, only }: { readonly runs: number; readonly only: string },
): Promise<void> {
  await using platform = await startPlatform({
    environment: { DATABASE_URL: databaseUrl, RENDER_TIME_LIMIT: '0.15' },
  });
  process.stdout.write(
    '| page | reader | opened: least / median | changed: least / median |\n|---|---|--:|--:|\n',
  );
  for (const { name, username, course } of readers) {
    await using profile = await openProfile({
      baseURL: platform.url,
      locale: 'de-CH',
      viewport: { width: 1280, height: 700 },
    });
    await logIn(profile.context, username);
    for (const page of pages.filter((one) => `${one} ${name}`.includes(only))) {
      const address = `/statistic/${course}/${page}`;
      const times: Times[] = [];
      for (let run = -visitsUntilCompiled; run < runs; run += 1) {
        const visited = await visit(profile.context, address, run + visitsUntilCompiled);
        if (run >= 0) times.push(visited);
      }
      const cell = (key: keyof Times) => {
        const values = times.map((one) => one[key]);
        return `${Math.min(...values).toFixed(0)} / ${median(values).toFixed(0)} ms`;
      };
      process.stdout.write(`| ${page} | ${name} | ${cell('opened')} | ${cell('changed')} |\n`);
    }
  }
}

/** Opens a page under a region, and chooses another one there. @param turn which regions: each time others */
async function visit(context: BrowserContext, address: string, turn: number): Promise<Times> {
  const page = await context.newPage();
  const regions = await regionsOf(page, address);
  const regionAt = (index: number) => regions[index % regions.length] ?? '';
  await observeFigures(page, { selector: figures, text: '' });
  await page.goto(`${address}?${new URLSearchParams({ region: regionAt(turn) })}`);
  await untilFigures(page);
  const opened = await page.evaluate(() => window.shown.figures);
  // React has the page, and nothing of its beginning is under way any more
  await page.waitForLoadState('networkidle');
  const changed = await changeRegion(page, regionAt(turn + 1));
  await page.close();
  return { opened, changed };
}

/** What the filter of a course's statistics offers to the reader. */
async function regionsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const options = page.getByRole('combobox', { name: 'Region' }).locator('option');
  await page.locator(figures).waitFor();
  return options.evaluateAll((all) =>
    all.flatMap((option) => (option instanceof HTMLOptionElement && option.value ? option.value : [])),
  );
}

/** @returns milliseconds from the choice of a region to the frame that shows its figures; 0 where there is none to choose */
async function changeRegion(page: Page, region: string): Promise<number> {
  const choice = page.getByRole('combobox', { name: 'Region' });
  if ((await choice.count()) === 0 || (await choice.inputValue()) === region) return 0;
  await choice.focus();
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  const before = await page.evaluate(() => window.scrollY);
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let began = 0;
        let wasBusy = false;
        document.addEventListener(
          'change',
          () => {
            began = performance.now();
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          const isBusy = document.querySelector(selector)?.getAttribute('aria-busy') === 'true';
          if (isBusy) wasBusy = true;
          if (isBusy || !wasBusy) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    figures,
  );
  await choice.selectOption(region);
  const time = await shown;
  const isFocused = await choice.evaluate((element) => element === document.activeElement);
  const after = await page.evaluate(() => window.scrollY);
  if (!isFocused || after !== before)
    throw new Error(
      `${page.url()}: ${isFocused ? `scrolled from ${before} to ${after}` : 'the focus is lost'}`,
    );
  return time;
}
