import { expect, type Page } from '@playwright/test';

/** Resolves when the service worker is in charge of the next page. */
export async function untilWorkerActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
}

/** Paths of all that the service worker could show without network, sorted. @param cache part of the caches' name */
export function keptAddresses(page: Page, cache = ''): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  }, cache);
}

/** Moves as somebody who is there, after which pages are kept; resolves when these are. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await untilWorkerActive(page);
  const keptAfterMove = async () => {
    // the page may not have listened to the move before
    await page.keyboard.press('Shift');
    return keptAddresses(page, 'kept');
  };
  await expect.poll(keptAfterMove, { timeout: 60_000 }).toEqual(expect.arrayContaining([...paths]));
}
