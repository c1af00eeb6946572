import { expect, type Page } from '@playwright/test';

interface Save {
  /** address of the write */
  readonly save: RegExp;
  /** how entries of local storage begin that hold what is not saved yet */
  readonly kept: string;
  /** does what is saved then */
  readonly act: () => Promise<void>;
}

/**
 * Reloads the page so that the server writes it before something is saved, and it arrives after that was confirmed. Service workers must
 * be blocked, as they would ask for the page.
 */
export async function reloadDuringSave(page: Page, { save, kept, act }: Save): Promise<void> {
  const opened = new URL(page.url()).pathname;
  // a page that is being left answers no more
  const otherTab = await page.context().newPage();
  await otherTab.goto('/manifest.webmanifest');
  const unsaved = () =>
    otherTab.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
      kept,
    );
  const isWritten = Promise.withResolvers<void>();
  await page.route(save, async (route) => {
    await isWritten.promise;
    await route.continue();
  });
  await page.route(
    ({ pathname }) => pathname === opened,
    async (route) => {
      const response = await route.fetch();
      expect(await unsaved()).toBe(1);
      isWritten.resolve();
      await expect.poll(unsaved).toBe(0);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const saving = page.waitForRequest(save);
  await act();
  await saving;
  await page.reload();
  await otherTab.close();
}
