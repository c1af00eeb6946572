import { expect, type Locator, type Page, test } from '@playwright/test';
import { answers, liveReleases } from './answers.ts';
import { untilComplete } from './untilComplete.ts';

/** What has failed says so; the styleguide shows it as an example. */
const fault = 'main [role=alert]:not([data-example] *)';

interface OpenedPage {
  readonly name: string;
  readonly path: string;
  readonly complete?: (page: Page) => Locator;
}

/**
 * Opens pages one after the other and sees that each shows what it is about: nothing on its way, nothing that failed. A page that
 * no live release has, as it is newer or older than the list, is left out.
 */
export async function openPages(
  page: Page,
  pages: readonly OpenedPage[],
  releasesDir: string,
): Promise<void> {
  const live = await liveReleases(releasesDir);
  const isAnswered = answers(live.flatMap(({ mounts }) => mounts.map((mount) => mount.path)));
  for (const { name, path, complete } of pages.filter((one) => isAnswered(one.path))) {
    await test.step(name, async () => {
      await page.goto(path);
      await untilComplete(page);
      if (complete) await expect(complete(page)).toBeVisible();
      await expect.soft(page.locator(fault), name).toHaveCount(0);
    });
  }
}
