import { expect, type Page } from '@playwright/test';

const marker = 'data-journey-marker';

/**
 * Marks the open document. @returns an assertion that the page still shows it, so that no reload has happened since
 */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  const value = crypto.randomUUID();
  await page.evaluate(([name, text]) => document.documentElement.setAttribute(name, text), [
    marker,
    value,
  ] as const);
  return async () => {
    await expect(page.locator('html'), 'the page was not reloaded').toHaveAttribute(marker, value);
  };
}
