import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { devices } from './devices.ts';
import { inLongerWords } from './inLongerWords.ts';
import { type Look, lookAt } from './lookAt.ts';
import { textsThatDoNotFit } from './overflow.ts';
import { expect } from './test.ts';
import { untilIdle } from './untilComplete.ts';

interface Options {
  /** both without it */
  readonly sizes?: readonly (typeof devices)[number][];
  /** what else is looked for at each size */
  readonly looks?: readonly Look[];
}

/**
 * Axe at each size on a page as it stands, and whether its texts fit, also where they are longest in another language. What was
 * found does not end the test.
 * @param name says in the report where something was found
 */
export async function expectAccessible(
  page: Page,
  name: string,
  { sizes = devices, looks = [] }: Options = {},
): Promise<void> {
  for (const { name: size, viewport } of sizes) {
    await page.setViewportSize(viewport);
    await untilIdle(page);
    expect.soft(await axeViolations(page), `${name}, ${size}`).toEqual([]);
    expect.soft(await lookAt(page, textsThatDoNotFit, ...looks), `${name}, ${size}`).toEqual([]);
    const longer = await inLongerWords(page, textsThatDoNotFit);
    expect.soft(longer, `${name}, ${size}, in the longest words of three languages`).toEqual([]);
  }
}
