import type { Locator, Page } from '@playwright/test';

/** /profile, in German. */
export class ProfilePage {
  readonly page: Page;
  readonly identity: Locator;
  readonly address: Locator;
  readonly cropDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.identity = page.getByRole('region', { name: 'Wer du bist' });
    this.address = page.getByRole('region', { name: 'Adresse', exact: true });
    this.cropDialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  }

  async open(): Promise<void> {
    await this.page.goto('/profile');
    await this.identity.waitFor();
  }

  /** A field of the address, e.g. `Ort`. */
  field(label: string): Locator {
    return this.address.getByLabel(label, { exact: true });
  }

  /** «gespeichert 14:03» beside any field of a section. */
  saved(section: Locator): Locator {
    return section.getByRole('status').filter({ hasText: /^gespeichert \d\d:\d\d$/ });
  }

  async choosePhoto(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: /^Foto (wählen|ersetzen)$/ }).click();
    await (await chooser).setFiles(file);
  }
}
