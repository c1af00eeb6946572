import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { devices } from './devices.ts';
import type { LanguageSwitch } from './languageSwitch.ts';
import { textsThatDoNotFit } from './overflow.ts';
import { expect } from './test.ts';
import { untilIdle } from './untilComplete.ts';

interface Options {
  /** without it only the language of the page is looked at */
  readonly language?: LanguageSwitch;
  /** both without it */
  readonly sizes?: readonly (typeof devices)[number][];
}

/**
 * Axe at each size on a page as it stands, and whether its texts fit; at the last size in all languages. What was found does
 * not end the test.
 * @param name says in the report where something was found
 */
export async function expectAccessible(
  page: Page,
  name: string,
  { language, sizes = devices }: Options = {},
): Promise<void> {
  const open = await page.getByRole('dialog').count();
  const expectFitting = async (where: string) => {
    expect.soft(await textsThatDoNotFit(page), `${name}, ${where}`).toEqual([]);
    await expect.soft(page.getByRole('dialog'), `${name}, ${where}: what is open stays`).toHaveCount(open);
  };
  for (const { name: size, viewport } of sizes) {
    await page.setViewportSize(viewport);
    await untilIdle(page);
    expect.soft(await axeViolations(page), `${name}, ${size}`).toEqual([]);
    await expectFitting(size);
  }
  for (const other of language?.others ?? []) {
    await language?.choose(other);
    await expectFitting(other);
  }
}
