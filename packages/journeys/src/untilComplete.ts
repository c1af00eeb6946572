import { expect, type Page } from '@playwright/test';

/**
 * Waits until the heading of a page stands and nothing of it is on its way any more. What the styleguide shows as an example
 * may have headings of its own, and stay on its way for ever.
 */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await untilIdle(page);
}

/** Waits until nothing of a page is on its way any more, as after a change of its size. */
export async function untilIdle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]:not([data-example] *)')).toHaveCount(0);
}
