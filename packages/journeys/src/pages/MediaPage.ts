import type { Locator, Page } from '@playwright/test';
import { course } from '../demo.ts';

/** The media library of the demo course in German, and the search in it. */
export class MediaPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly searchField: Locator;
  /** how many things were found */
  readonly count: Locator;
  readonly results: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.searchField = page.getByRole('searchbox');
    this.count = page.getByRole('search').getByRole('status');
    this.results = page.getByRole('list', { name: 'Suchergebnisse' }).getByRole('listitem');
  }

  /** @param rest what comes after /media, e.g. `?q=kasko` */
  async open(rest = ''): Promise<void> {
    await this.page.goto(`${course.media}${rest}`);
  }

  result(title: string): Locator {
    return this.results.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }
}
