import type { Page } from '@playwright/test';

/**
 * Runs functions in the document of a page, all in one visit: a visit takes three processes that have little to do in it.
 * @param looks use nothing from outside and change nothing
 * @returns what they found, one after the other
 */
export function lookAt(page: Page, ...looks: readonly (() => string[])[]): Promise<string[]> {
  return page.evaluate<string[]>(`[${looks.map((look) => `...(${look})()`).join()}]`);
}
