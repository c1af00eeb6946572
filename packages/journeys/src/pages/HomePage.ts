import type { Locator, Page } from '@playwright/test';

/** The home dashboard in German. */
export class HomePage {
  readonly page: Page;
  readonly greeting: Locator;
  /** one per course */
  readonly panels: Locator;
  /** «Das wartet auf dich» */
  readonly waiting: Locator;
  /** persons, then dates */
  readonly asideParts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.greeting = page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / });
    this.waiting = page.getByRole('region', { name: /^(Das wartet auf dich|Ce qui t’attend|Ti aspetta)$/ });
    this.panels = page.getByRole('main').getByRole('article');
    this.asideParts = page.getByRole('complementary').locator('section');
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** @returns the panel of a course, by its title */
  panel(courseTitle: string): Locator {
    return this.page.getByRole('article', { name: courseTitle });
  }

  /** @returns the summary boxes of a panel */
  boxes(panel: Locator): Locator {
    return panel.getByRole('group', { name: /^(Kennzahlen|Chiffres clés|Cifre chiave)$/ });
  }
}
