import type { Locator, Page } from '@playwright/test';

/** The home dashboard in German. */
export class HomePage {
  readonly page: Page;
  readonly greeting: Locator;
  /** one per course */
  readonly panels: Locator;
  /** «Das wartet auf dich» */
  readonly waiting: Locator;
  /** the opened list of course sessions */
  readonly sessionList: Locator;
  /** persons, then dates */
  readonly asideParts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.greeting = page.getByRole('heading', { level: 1, name: /^Guten (Morgen|Tag|Abend), / });
    this.waiting = page.getByRole('region', { name: /^(Das wartet auf dich|Ce qui t’attend|Ti aspetta)$/ });
    this.sessionList = page.getByRole('dialog', { name: /^(Durchführung|Session|Sessione)$/ });
    this.panels = page.getByRole('main').getByRole('article');
    this.asideParts = page.getByRole('complementary').locator('section');
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** @returns the panel of a course, by its title */
  panel(courseTitle: string): Locator {
    return this.page.getByRole('article', { name: courseTitle });
  }

  /** @returns the choice of the session of a panel, which names the one that is shown */
  sessionSelect(panel: Locator): Locator {
    return panel.getByRole('button', { name: /^(Durchführung|Session|Sessione) / });
  }

  /** Chooses a session of a panel by its place in the list, from 0. */
  async chooseSession(panel: Locator, place: number): Promise<void> {
    await this.sessionSelect(panel).click();
    await this.sessionList.getByRole('button').nth(place).click();
    await this.sessionList.waitFor({ state: 'hidden' });
  }

  /** Chooses another session of a panel than the one that is shown. @returns its title */
  async chooseOtherSession(panel: Locator): Promise<string> {
    await this.sessionSelect(panel).click();
    const other = this.sessionList.locator('button:not([aria-current])').last().locator('span').first();
    const title = await other.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
    await other.click();
    await this.sessionList.waitFor({ state: 'hidden' });
    return title;
  }

  /** @returns the summary boxes of a panel */
  boxes(panel: Locator): Locator {
    return panel.getByRole('group', { name: /^(Kennzahlen|Chiffres clés|Cifre chiave)$/ });
  }
}
