import { expect, type Locator, type Page } from '@playwright/test';

/** Announcements and conversations, in German. */
export class MessagesPage {
  readonly page: Page;
  readonly list: Locator;
  readonly search: Locator;
  /** «8 Einträge · 3 ungelesen» */
  readonly count: Locator;
  /** what is open */
  readonly pane: Locator;
  readonly log: Locator;
  readonly write: Locator;
  readonly text: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('list', { name: 'Nachrichten', exact: true });
    this.search = page.getByRole('searchbox', { name: 'Nachrichten durchsuchen' });
    this.count = page.getByText(/^\d+ Eintr(ag|äge) · /);
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

  /** Opens the thread with a person, which then has the focus. */
  async openTalk(person: string): Promise<void> {
    await this.row(person).click();
    await expect(this.heading(person)).toBeFocused();
  }

  /** Answers in the thread that is open. */
  async answer(text: string): Promise<void> {
    await this.text.fill(text);
    await this.send.click();
    await expect(this.log.getByText(text)).toBeVisible();
  }

  heading(title: string): Locator {
    return this.pane.getByRole('heading', { level: 2, name: title, exact: true });
  }

  /** Chooses the recipient by a part of the name. */
  async chooseRecipient(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'An' }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
  }
}
