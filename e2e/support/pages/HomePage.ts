import type { Locator, Page } from '@playwright/test';

/** The home dashboard in German. */
export class HomePage {
  readonly page: Page;
  readonly greeting: Locator;

  constructor(page: Page) {
    this.page = page;
    this.greeting = page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** @returns the panel of a course, by its title */
  panel(courseTitle: string): Locator {
    return this.page.getByRole('article', { name: courseTitle });
  }
}
