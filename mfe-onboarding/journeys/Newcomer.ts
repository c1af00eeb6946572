import { randomUUID } from 'node:crypto';
import { expect, type Platform } from '@learn/journeys';
import type { Locator, Page } from '@playwright/test';
import { words } from './words.ts';

/** Where the newcomer is to be found; another browser may take over. */
interface Place {
  readonly page: Page;
  readonly platform: Platform;
  readonly language: keyof typeof words;
  /** as in the address that they were given */
  readonly courseType: string;
}

/** Somebody who was given an address, and what it costs them: presses and fields. */
export class Newcomer {
  readonly email = `${randomUUID()}@example.org`;
  readonly password = 'blaue Elefanten';
  readonly cost = { presses: 0, fields: 0 };
  page: Page;
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
    this.page = place.page;
  }

  get words() {
    return words[this.#place.language];
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  async press(locator: Locator): Promise<void> {
    await locator.click();
    this.cost.presses += 1;
  }

  async pressButton(name: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name, exact: true }));
  }

  async fill(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(value);
    this.cost.fields += 1;
  }

  /** Opens the address that they were given. @param query with its question mark */
  async arrive(query = ''): Promise<void> {
    await this.page.goto(`/onboarding/${this.#place.courseType}/account/create${query}`);
  }

  /** Enters all that an account needs. */
  async fillAccount(
    name: { readonly first: string; readonly last: string } = { first: 'Nora', last: 'Neu' },
  ) {
    await this.fill(this.words.email, this.email);
    await this.fill(this.words.firstName, name.first);
    await this.fill(this.words.lastName, name.last);
    await this.fill(this.words.password, this.password);
    await this.press(this.page.getByRole('checkbox'));
  }

  async createAccount(name?: { readonly first: string; readonly last: string }): Promise<void> {
    await this.fillAccount(name);
    await this.pressButton(this.words.create);
    await expect(this.heading(this.words.mail)).toBeVisible();
  }

  /** The link of the latest mail of a kind. @param path what its address has in it */
  async mailedLink(path: string): Promise<string> {
    let link: string | undefined;
    await expect
      .poll(async () => {
        const mails = await this.#place.platform.mailsTo(this.email);
        link = mails
          .map((mail) => /https?:\/\/\S+/.exec(mail.replaceAll('=3D', '='))?.[0])
          .find((found) => found?.includes(path));
        return link;
      })
      .toBeDefined();
    return link ?? '';
  }

  async confirm(): Promise<void> {
    await this.page.goto(await this.mailedLink('/account/confirm'));
    this.cost.presses += 1;
    await this.pressButton(this.words.confirm);
  }

  async nameEmployer(): Promise<void> {
    await expect(this.heading(this.words.profile)).toBeVisible();
    await this.fill(this.words.employer, 'Seetal Versicherungen AG');
    await this.pressButton(this.words.next);
  }

  /** Chooses the first employer of the list. */
  async chooseEmployer(): Promise<void> {
    await expect(this.heading(this.words.profile)).toBeVisible();
    await this.press(this.page.getByLabel(this.words.employer, { exact: true }));
    await this.press(this.page.getByRole('option').first());
    await this.pressButton(this.words.next);
  }

  async chooseProfile(): Promise<void> {
    await expect(this.heading(this.words.courseProfile)).toBeVisible();
    await this.press(this.page.getByRole('radio').first());
    await this.pressButton(this.words.next);
  }

  /** Chooses a session and enters the address of the invoice. */
  async fillOrder(): Promise<void> {
    await expect(this.heading(this.words.order)).toBeVisible();
    await this.press(this.page.getByRole('radio').first());
    await this.fill(this.words.street, 'Lindenweg');
    await this.fill(this.words.number, '3a');
    await this.fill(this.words.postalCode, '8400');
    await this.fill(this.words.city, 'Winterthur');
  }

  async order(): Promise<void> {
    await this.fillOrder();
    await this.pressButton(this.words.submitOrder);
    await expect(this.heading(this.words.ordered)).toBeVisible();
  }

  async beginCourse(): Promise<void> {
    await expect(this.heading(this.words.course)).toBeVisible();
    await this.press(this.page.getByRole('radio').first());
    await this.pressButton(this.words.begin);
  }

  async openPath(): Promise<void> {
    await this.press(this.page.getByRole('link', { name: this.words.toPath }));
  }

  /** Opens the first circle of the learning path. */
  async openFirstCircle(): Promise<void> {
    await expect(this.heading(this.words.path)).toBeVisible();
    const circle = this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3 }) })
      .first();
    const title = await circle.getByRole('heading', { level: 3 }).innerText();
    await this.press(circle.getByRole('link').first());
    await expect(this.heading(title)).toBeVisible();
  }
}
