import type { Locator, Page } from '@playwright/test';
import { kickoff } from '../demo.ts';

/** The first circle of the demo course in German. */
export class CirclePage {
  readonly page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: kickoff.title });
  }

  async open(): Promise<void> {
    await this.page.goto(kickoff.path);
  }

  /** @returns the button that opens and closes a learning sequence */
  sequence(title: string): Locator {
    return this.page.getByRole('button', { name: title, exact: true });
  }

  /** @returns the row of a content */
  content(title: string): Locator {
    return this.page.getByRole('listitem').filter({
      has: this.page.getByRole('link', { name: title, exact: true }),
    });
  }

  /** @returns the section of a learning unit */
  unit(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
