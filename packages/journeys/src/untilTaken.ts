import type { Page } from '@playwright/test';

/** Milliseconds after which a page is left as it is: one that is not the shell's, or whose code cannot be had, is never taken. */
const patience = 3_000;

/**
 * From now on what a page opens has been taken over by React before anything is pressed or typed on it, as by people who see it
 * first; keys that come earlier are lost. Who names what to wait for (`waitUntil`) waits for that alone.
 */
export function opensTaken(page: Page): void {
  const untilTaken = () =>
    page
      .waitForFunction(() => performance.getEntriesByName('page-taken').length > 0, undefined, {
        timeout: patience,
      })
      .catch(() => undefined);
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil === undefined && response?.ok()) await untilTaken();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined && response?.ok()) await untilTaken();
    return response;
  };
}
