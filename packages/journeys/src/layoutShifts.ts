import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Adds up the shifts that nobody caused, as browsers count them, in every document from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns what has been added up since the document began */
export function shifted(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}
