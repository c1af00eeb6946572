import type { Locator, Page } from '@playwright/test';
import { course } from '../demo.ts';

/** The documents on the page of a circle. */
export class CircleDocuments {
  readonly page: Page;
  readonly add: Locator;
  readonly form: Locator;
  readonly name: Locator;
  readonly sequence: Locator;
  readonly upload: Locator;
  readonly undo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('button', { name: 'Dokument hinzufügen', exact: true });
    this.form = page.getByRole('form', { name: 'Dokument hinzufügen' });
    this.name = this.form.getByRole('textbox', { name: 'Name' });
    this.sequence = this.form.getByRole('combobox', { name: 'Sequenz' });
    this.upload = this.form.getByRole('button', { name: 'Hochladen' });
    this.undo = page.getByRole('button', { name: 'Rückgängig', exact: true });
  }

  /** Opens a circle of which the demo's expert is an expert. */
  async open(): Promise<void> {
    await this.page.goto(`${course.path}/fahrzeug`);
  }

  /** @returns the link that downloads a document */
  download(name: string): Locator {
    return this.page.getByRole('link', { name: `${name} herunterladen`, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.download(name) });
  }

  /** @returns the buttons that delete a document; none without that right */
  remove(name: string): Locator {
    return this.row(name).getByRole('button', { name: /löschen$/ });
  }

  async choose(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) {
    await this.form.locator('input[type=file]').setInputFiles(file);
  }
}
