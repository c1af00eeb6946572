import type { Locator, Page } from '@playwright/test';

/** The documents on the page of a circle. */
export class CircleDocuments {
  readonly page: Page;
  readonly add: Locator;
  readonly form: Locator;
  readonly undo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('button', { name: 'Dokument hinzufügen', exact: true });
    this.form = page.getByRole('form', { name: 'Dokument hinzufügen' });
    this.undo = page.getByRole('button', { name: 'Rückgängig', exact: true });
  }

  /** @returns the link that downloads a document */
  download(name: string): Locator {
    return this.page.getByRole('link', { name: `${name} herunterladen`, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.download(name) });
  }

  async choose(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) {
    await this.form.locator('input[type=file]').setInputFiles(file);
  }
}
