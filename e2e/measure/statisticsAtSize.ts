import { logIn, startPlatform } from '@learn/journeys';
import type { BrowserContext, Page } from '@playwright/test';
import { median } from './median.ts';
import { controlOf, type PageAtSize, pagesAtSize, valuesOf } from './pagesAtSize.ts';
import { openProfile, visitsUntilCompiled } from './profile.ts';
import { addressOfPage, observeFigures, untilFigures } from './statisticsPages.ts';
import { movePointer } from './visit.ts';

/** As far as a page is scrolled at least before a filter changes, in pixels; filters at its top stay on the screen. */
const scrolled = 60;

interface Times {
  /** from the navigation to the figures of a filtered address and its list, in milliseconds */
  readonly opened: number;
  /** from the change of a filter to its figures, in milliseconds; undefined where there is nothing to choose */
  readonly changed: number | undefined;
}

/**
 * Measures the pages of the statistics in a large world, in a browser that has been there before, with the network and the processor as
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
  for (const sized of pagesAtSize.filter(({ name, reader }) => `${name} ${reader}`.includes(only))) {
    await using profile = await openProfile({
      baseURL: platform.url,
      locale: 'de-CH',
      viewport: { width: 1280, height: 700 },
    });
    await logIn(profile.context, sized.username);
    const times: Times[] = [];
    for (let run = -visitsUntilCompiled; run < runs; run += 1) {
      const visited = await visit(profile.context, sized, run + visitsUntilCompiled);
      if (run >= 0) times.push(visited);
    }
    const opened = cell(times.map((one) => one.opened));
    const changed = cell(times.flatMap((one) => one.changed ?? []));
    process.stdout.write(`| ${sized.name} | ${sized.reader} | ${opened} | ${changed} |\n`);
  }
}

function cell(values: readonly number[]): string {
  return values.length === 0 ? '–' : `${Math.min(...values).toFixed(0)} / ${median(values).toFixed(0)} ms`;
}

/** Opens a page under a filter, and chooses another value there. @param turn which values: each time others */
async function visit(context: BrowserContext, sized: PageAtSize, turn: number): Promise<Times> {
  const { filter, figures, list = figures } = sized;
  const page = await context.newPage();
  const address = await addressOfPage(page, sized);
  await page.goto(address);
  await page.locator(list).first().waitFor();
  const values = await valuesOf(page, sized);
  const valueAt = (index: number) => values[index % values.length];
  const [before, next] = [valueAt(turn), valueAt(turn + 1)];
  await observeFigures(page, { selector: list, text: '' });
  await page.goto(
    before === undefined ? address : `${address}?${filter.parameter}=${encodeURIComponent(before)}`,
  );
  await untilFigures(page);
  const opened = await page.evaluate(() => window.shown.figures);
  // React has the page, and nothing of its beginning is under way any more
  await page.waitForLoadState('networkidle');
  // nobody reaches a filter without a pointer or a key
  await movePointer(page);
  const changed = next === undefined || next === before ? undefined : await change(page, sized, next);
  await page.close();
  return { opened, changed };
}

/** @returns milliseconds from the choice of a value to the frame that shows its figures */
async function change(page: Page, sized: PageAtSize, value: string): Promise<number> {
  const { control, choose } = controlOf(page, sized, value);
  await control.focus();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate((top) => window.scrollTo(0, Math.max(top, window.scrollY)), scrolled);
  const before = await page.evaluate(() => window.scrollY);
  const shown = page.evaluate(untilChanged, sized.figures);
  await choose();
  const time = await shown;
  const isFocused = await control.evaluate((element) => element === document.activeElement);
  const after = await page.evaluate(() => window.scrollY);
  if (!isFocused || after !== before)
    throw new Error(
      `${page.url()}: ${isFocused ? `scrolled from ${before} to ${after}` : 'the focus is lost'}`,
    );
  return time;
}

/** Runs in the page: until the figures say something else after a change of a field, or were busy and are so no more. */
function untilChanged(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const read = () => [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
    const isBusy = () => document.querySelector(`${selector}[aria-busy='true']`) !== null;
    const before = read();
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
      const busy = isBusy();
      if (busy) wasBusy = true;
      if (began === 0 || busy || !(wasBusy || read() !== before)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - began));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
