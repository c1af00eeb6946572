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

/** Paths of all that the service worker has in its caches, sorted. @param cache part of the caches' name */
export function cachedAddresses(page: Page, cache = ''): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  }, cache);
}

/** Presses a key, after which pages are copied; resolves when these are. */
export async function untilCopied(page: Page, ...paths: readonly string[]): Promise<void> {
  await untilWorkerActive(page);
  const copiedAfterInput = async () => {
    // the page may not have listened to the input before
    await page.keyboard.press('Shift');
    return cachedAddresses(page, 'kept');
  };
  await expect.poll(copiedAfterInput, { timeout: 60_000 }).toEqual(expect.arrayContaining([...paths]));
}
