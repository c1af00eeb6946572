import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { devices } from './devices.ts';
import { inLongerWords } from './inLongerWords.ts';
import { lookAt } from './lookAt.ts';
import { textsThatDoNotFit } from './overflow.ts';
import { expect } from './test.ts';
import { untilIdle } from './untilComplete.ts';

interface Options {
  /** both without it */
  readonly sizes?: readonly (typeof devices)[number][];
}

/**
 * Axe at each size on a page as it stands, and whether its texts fit, also where they are longest in another language. What was
 * found does not end the test.
 * @param name says in the report where something was found
 */
export async function expectAccessible(
  page: Page,
  name: string,
  { sizes = devices }: Options = {},
): Promise<void> {
  for (const { name: size, viewport } of sizes) {
    await page.setViewportSize(viewport);
    await untilIdle(page);
    expect.soft(await axeViolations(page), `${name}, ${size}`).toEqual([]);
    expect.soft(await lookAt(page, textsThatDoNotFit), `${name}, ${size}`).toEqual([]);
    const longer = await inLongerWords(page, () => lookAt(page, textsThatDoNotFit));
    expect.soft(longer, `${name}, ${size}, in the longest words of three languages`).toEqual([]);
  }
}
