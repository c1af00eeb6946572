import type { Locator, Page } from '@playwright/test';

/** Announcements and conversations, in German. */
export class MessagesPage {
  readonly page: Page;
  readonly list: Locator;
  /** what is open */
  readonly pane: Locator;
  readonly log: Locator;
  readonly write: Locator;
  readonly text: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('list', { name: 'Nachrichten', exact: true });
    this.pane = page.getByRole('region', { name: 'Geöffnete Nachricht' });
    this.log = page.getByRole('log');
    this.write = page.getByRole('link', { name: 'Nachricht schreiben', exact: true });
    this.text = this.pane.getByRole('textbox', { name: /^(Nachricht an|Text)/ });
    this.send = this.pane.getByRole('button', { name: 'Senden', exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/messages${query}`);
  }

  /** @returns the row of a thread by what it says */
  row(words: string | RegExp): Locator {
    return this.list.getByRole('link').filter({ hasText: words });
  }

  heading(title: string): Locator {
    return this.pane.getByRole('heading', { level: 2, name: title, exact: true });
  }

  /** Chooses whom one writes to, by a part of the name. */
  async chooseRecipient(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'An' }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }
}
