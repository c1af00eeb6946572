import type { Page, Request } from '@playwright/test';
import { Frame } from './pages/Frame.ts';
import { expect } from './test.ts';

const names = { de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const;

/** A language of the product. */
export type Language = keyof typeof names;

/** Changes the language of a page as it stands, whatever is open on it. */
export interface LanguageSwitch {
  /** the one of the person or the browser */
  readonly own: Language;
  readonly others: readonly Language[];
  /** Chooses a language, and waits until the page shows texts and data in it. */
  readonly choose: (language: Language) => Promise<void>;
  /** Leaves the page and goes back to the own language. */
  readonly leave: () => Promise<void>;
}

/**
 * A person changes the language in a second tab, which the first follows: also one that has no footer, or a dialog before it.
 * A visitor's tabs do not follow each other; they use the footer of the page.
 */
export async function languageSwitch(page: Page, who: 'person' | 'visitor'): Promise<LanguageSwitch> {
  const tab = who === 'person' ? await page.context().newPage() : page;
  await tab.goto('/no/such/page');
  const frame = new Frame(tab);
  await expect(frame.heading).toBeVisible();
  const own = (await tab.locator('html').getAttribute('lang')) as Language;
  // a browser draws a tab behind another once a second
  await page.bringToFront();
  const untilQuiet = watchRequests(page);
  const untilSaved = watchRequests(tab);
  const follow = async (followed: Page, language: Language) => {
    await frame.footer.getByRole('button', { name: names[language] }).dispatchEvent('click');
    await expect(followed.locator('html')).toHaveAttribute('lang', language);
  };
  return {
    own,
    others: (Object.keys(names) as Language[]).filter((language) => language !== own),
    async choose(language) {
      await follow(page, language);
      await untilQuiet();
    },
    async leave() {
      // a page that is not left asks for everything once more
      if (tab !== page) await page.goto('about:blank');
      await follow(tab, own);
      // the next page is in the language that the server knows
      await untilSaved();
    },
  };
}

/** @returns a wait until every request for data is answered, and the answers are drawn */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect.poll(() => open.size, { message: 'requests on their way', intervals: [20] }).toBe(0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  };
}
