import type { Download, Locator, Page } from '@playwright/test';

/** The persons pages in German. */
export class PersonsPage {
  readonly page: Page;
  readonly found: Locator;
  readonly table: Locator;
  readonly search: Locator;
  readonly exportButton: Locator;
  readonly views: Locator;

  constructor(page: Page) {
    this.page = page;
    this.found = page.getByRole('main').getByText(/^[\d’]+ Person(en)?$/);
    this.table = page.getByRole('table');
    this.search = page.getByRole('searchbox');
    this.exportButton = page.getByRole('button', { name: 'Exportieren' });
    this.views = page.getByRole('navigation', { name: 'Ansicht' });
  }

  /** @param query with its question mark */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard/persons${query}`);
    await this.found.waitFor();
  }

  filter(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  /** @param name of the person */
  row(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  async count(): Promise<number> {
    return Number((await this.found.textContent())?.replace(/\D/g, ''));
  }

  /** @param format as the menu calls it, e.g. `Textdatei` */
  async export(format: string): Promise<Download> {
    await this.exportButton.click();
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: new RegExp(`^${format}`) }).click();
    return download;
  }
}
