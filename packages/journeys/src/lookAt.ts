import type { Page } from '@playwright/test';

/** Finds something in the document that it runs in, or waits there for a moment and finds nothing. */
export type Look = () => string[] | Promise<string[]>;

/**
 * Runs functions in the document of a page, all in one visit: a visit takes three processes that have little to do in it.
 * @param looks use nothing from outside and change nothing
 * @returns what they found, one after the other
 */
export function lookAt(page: Page, ...looks: readonly Look[]): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => [${looks.map((look) => `...await (${look})()`).join()}])()`);
}

/** Lists place their rows anew once they have seen the width of the window. For `lookAt`. */
export async function afterFrames(): Promise<string[]> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return [];
}
