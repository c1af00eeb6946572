import type { Locator, Page } from '@playwright/test';

/** A learning content of any kind in German. */
export class ContentPage {
  readonly page: Page;
  readonly mark: Locator;
  readonly markAndGo: Locator;
  readonly undo: Locator;
  readonly goOn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.mark = page.getByRole('button', { name: 'Als erledigt markieren', exact: true });
    this.markAndGo = page.getByRole('button', { name: 'Erledigt und weiter', exact: true });
    this.undo = page.getByRole('button', { name: 'Doch nicht erledigt', exact: true });
    this.goOn = page.getByRole('link', { name: 'Weiter', exact: true });
  }

  heading(title: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: title, exact: true });
  }
}
