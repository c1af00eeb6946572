import type { Page } from '@playwright/test';

/** Milliseconds after which a page is left as it is: one that is not the shell's, or whose code cannot be had, is never taken. */
const patience = 3_000;

/** Waits until React has gone on with the page that is open. @param timeout milliseconds; without it those of the test */
export async function untilTaken(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('page-taken').length > 0,
    undefined,
    timeout === undefined ? {} : { timeout },
  );
}

/**
 * From now on what a page opens has been taken over by React before anything is pressed or typed on it, as by people who see it
 * first. Who names what to wait for (`waitUntil`) waits for that alone.
 */
export function opensTaken(page: Page): void {
  const settle = () => untilTaken(page, patience).catch(() => undefined);
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil === undefined && response?.ok()) await settle();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined && response?.ok()) await settle();
    return response;
  };
}
