import { expect, type Page } from '@playwright/test';

/** Waits until the heading of a page stands and nothing of it is on its way any more. */
export async function untilComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
