import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { untilTaken } from './untilTaken.ts';

/** What a page showed before any of its scripts had run. */
interface FirstView {
  /** the server has drawn it */
  readonly rendered: boolean;
  readonly text: string;
  /** when it was shown, milliseconds since 1970 */
  readonly at: number;
}

declare global {
  interface Window {
    firstView?: FirstView;
  }
}

/** Waits until the server draws first views: pages that come before its code is loaded are drawn by the browser. */
export async function untilFirstViews(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    expect(await (await request.get('/login-local')).text()).toContain('data-rendered');
  }).toPass();
}

/** Notes the first text of each document that is opened from now on. */
export async function noteFirstViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root');
      if (document.readyState === 'interactive')
        window.firstView = {
          rendered: root?.dataset.rendered !== undefined,
          text: root?.innerText ?? '',
          at: Date.now(),
        };
    });
  });
}

/**
 * Waits until React has gone on with the page that is open, and it is complete. What a page says of the time may change at
 * a full minute: one that shows another text then is opened once more.
 * @returns what it showed before; `noteFirstViews` comes first
 */
export async function firstViewOf(
  page: Page,
  untilComplete: (page: Page) => Promise<void>,
): Promise<FirstView> {
  await untilTaken(page);
  await untilComplete(page);
  const first = await page.evaluate(() => window.firstView ?? { rendered: false, text: '', at: Date.now() });
  if (minuteOf(first.at) === minuteOf(Date.now()) || first.text === (await textOf(page))) return first;
  await page.reload();
  return firstViewOf(page, untilComplete);
}

function minuteOf(milliseconds: number): number {
  return Math.floor(milliseconds / 60_000);
}

/** @returns the text of the page as it stands, without what only a browser that has measured its window can say */
export function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    const measured = [...(root?.querySelectorAll<HTMLElement>('[data-measured]') ?? [])];
    for (const element of measured) element.style.visibility = 'hidden';
    const text = root?.innerText ?? '';
    for (const element of measured) element.style.visibility = '';
    return text;
  });
}
