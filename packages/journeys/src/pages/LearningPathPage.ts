import type { Locator, Page } from '@playwright/test';
import { course } from '../demo.ts';

/** The learning path of the demo course in German. */
export class LearningPathPage {
  readonly page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Lernpfad' });
  }

  async open(): Promise<void> {
    await this.page.goto(course.path);
  }

  /** @returns the stop of a circle with its ring, name and state */
  circle(title: string): Locator {
    return this.page.getByRole('listitem').filter({
      has: this.page.getByRole('heading', { level: 3, name: title, exact: true }),
    });
  }
}
