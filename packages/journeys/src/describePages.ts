import type { Locator, Page } from '@playwright/test';
import { type World, worldOf } from './belongings.ts';
import { devices } from './devices.ts';
import { expectAccessible } from './expectAccessible.ts';
import { firstViewOf, noteFirstViews, textOf, untilFirstViews } from './firstView.ts';
import { observeShifts, shifted } from './layoutShifts.ts';
import { afterFrames, lookAt } from './lookAt.ts';
import { openPages } from './openPages.ts';
import { textsThatDoNotFit } from './overflow.ts';
import { overlappingTexts } from './overlap.ts';
import { missingOnPaper } from './paper.ts';
import { expect, test } from './test.ts';
import { untilComplete, untilIdle } from './untilComplete.ts';

/** A page as a workspace lists it. */
export interface ListedPage {
  /** says in the report where something was found */
  readonly name: string;
  /** a function where it contains ids */
  readonly path: string | ((world: World) => string);
  /** whose page it is; a visitor's without it */
  readonly username?: string;
  /** what stands on the complete page, where a heading with nothing on its way does not tell */
  readonly complete?: (page: Page) => Locator;
  /** how far it may move while it is built up, where that is known to be more than 0.02 */
  readonly shift?: number;
  /** what of it serves the screen only, as a list beside what is open; everything else stands on paper as well */
  readonly besides?: (page: Page) => Locator;
  /** how much of it comes with the HTML: what needs no further answer, or nothing; all of it without this */
  readonly firstView?: 'begun' | 'none';
  /** what else the page shows, by name, one after the other: how a menu is opened, how a form gets its errors */
  readonly states?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const [desktop] = devices;

/** px, of further windows in which each page is measured */
const otherWidths = [320, 800, 1600];

/** So many pages of a person per test, so that workers end at about the same time. */
const perTest = 8;

/**
 * Tests per person that open each of their pages once: axe at both sizes in the person's language, whether the texts
 * fit, in that and in the longest words of all languages, and whether nothing of it is missing on paper. Where
 * `inspection` is `opening`, they see that pages open, and no more.
 */
export function describePages(pages: readonly ListedPage[]): void {
  for (const { username, part, first } of partsOf(pages)) {
    const title = `the pages of ${username ?? 'a visitor'} are accessible, from ${first} on`;
    test(title, { tag: '@pages' }, async ({
      page,
      browser,
      baseURL,
      platform,
      request,
      inspection,
      loggedIn,
    }) => {
      if (username) await loggedIn(username);
      const pathOf = async ({ path }: ListedPage) =>
        typeof path === 'string' ? path : path(await worldOf(browser, baseURL ?? ''));
      if (inspection === 'opening') {
        const pages = part.map(async (listed) => ({ ...listed, path: await pathOf(listed) }));
        return openPages(page, await Promise.all(pages), platform.releasesDir);
      }
      await observeShifts(page);
      await noteFirstViews(page);
      await untilFirstViews(request);
      let language: string | undefined;
      for (const listed of part) {
        const { name, complete, shift = 0.02, firstView, besides, states = {} } = listed;
        await test.step(name, async () => {
          await page.setViewportSize(desktop.viewport);
          await page.goto(await pathOf(listed));
          await untilComplete(page);
          if (complete) await expect(complete(page)).toBeVisible();
          await expectFirstView(page, name, firstView);
          expect.soft(await shifted(page), `${name}: nothing moves while it is built up`).toBeLessThan(shift);
          // each page is in the language of the first
          language ??= (await page.locator('html').getAttribute('lang')) ?? '';
          await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language);
          await expectAccessible(page, name, { looks: [overlappingTexts] });
          for (const width of otherWidths) {
            await page.setViewportSize({ ...desktop.viewport, width });
            await untilIdle(page);
            const found = await lookAt(page, afterFrames, textsThatDoNotFit, overlappingTexts);
            expect.soft(found, `${name}, ${width} px`).toEqual([]);
          }
          expect.soft(await missingOnPaper(page, besides?.(page)), `${name}, on paper`).toEqual([]);
          for (const [state, bringAbout] of Object.entries(states)) {
            await page.setViewportSize(desktop.viewport);
            await bringAbout(page);
            await expectAccessible(page, `${name}, ${state}`);
          }
        });
      }
    });
  }
}

/** The server has drawn the page as it stands, or as much of it as it can. */
async function expectFirstView(page: Page, name: string, expected: ListedPage['firstView']): Promise<void> {
  const { rendered, text } = await firstViewOf(page, untilComplete);
  expect.soft(rendered, `${name}, comes with its first view`).toBe(expected !== 'none');
  if (expected === undefined) await expect.soft.poll(() => textOf(page), `${name}, first view`).toBe(text);
}

function partsOf(pages: readonly ListedPage[]) {
  return [...Map.groupBy(pages, ({ username }) => username)].flatMap(([username, ofPerson]) =>
    ofPerson.flatMap(({ name: first }, index) =>
      index % perTest === 0 ? [{ username, first, part: ofPerson.slice(index, index + perTest) }] : [],
    ),
  );
}
