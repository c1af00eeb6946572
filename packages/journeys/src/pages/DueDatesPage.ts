import type { Locator, Page } from '@playwright/test';

/** The due dates in German. */
export class DueDatesPage {
  readonly page: Page;
  readonly found: Locator;
  readonly titles: Locator;
  readonly calendarButton: Locator;
  readonly calendar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.found = page.getByRole('main').getByText(/^[\d’]+ (anstehende|vergangene)r? Termine?$/);
    this.titles = page.getByRole('main').getByRole('heading', { level: 4 });
    this.calendarButton = page.getByRole('button', { name: 'Kalender abonnieren' });
    this.calendar = page.getByRole('dialog', { name: 'Termine im eigenen Kalender' });
  }

  /** @param query with its question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard/due-dates${query}`);
    await this.found.waitFor();
  }

  filter(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  /** Pixels that each one takes. */
  heights(): Promise<number[]> {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 4 }) })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  }

  async count(): Promise<number> {
    return Number((await this.found.textContent())?.replace(/\D/g, ''));
  }
}
