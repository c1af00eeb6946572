import type { Locator, Page } from '@playwright/test';

/** Header and footer around every page, in any language; what is said when the session has ended in German. */
export class Frame {
  readonly page: Page;
  readonly heading: Locator;
  /** navigation of the header, or of the menu on a phone */
  readonly navigation: Locator;
  readonly menuButton: Locator;
  readonly menu: Locator;
  readonly footer: Locator;
  readonly sessionMenu: Locator;
  /** dates and what else is looked up on the way, at the right end of the header */
  readonly tools: Locator;
  /** the picture that opens the person's own menu */
  readonly userMenu: Locator;
  /** opens the latest notifications, which then stand in `notifications` */
  readonly bell: Locator;
  readonly notifications: Locator;
  readonly sessionEnded: Locator;
  /** leads to the login after it was put off */
  readonly logIn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.navigation = page.getByRole('navigation', {
      name: /^(Hauptnavigation|Navigation principale|Navigazione principale)$/,
    });
    this.menuButton = page.getByRole('button', { name: /^Men[üu]$/ });
    this.menu = page.getByRole('dialog', { name: /^Men[üu]$/ });
    this.footer = page.getByRole('contentinfo');
    this.tools = page.getByRole('navigation', { name: /^(Allgemein|Général|Generale)$/ });
    this.userMenu = page.getByRole('button', { name: /^(Menü von|Menu de|Menu di) / });
    this.bell = page.getByRole('button', { name: /^(Benachrichtigungen|Notifications|Notifiche)/ });
    this.notifications = page.getByRole('dialog', { name: /^(Benachrichtigungen|Notifications|Notifiche)$/ });
    this.sessionEnded = page.getByRole('dialog', { name: 'Deine Anmeldung ist abgelaufen' });
    this.logIn = page.getByRole('banner').getByRole('link', { name: 'Anmelden', exact: true });
    this.sessionMenu = page.getByRole('banner').getByRole('button', {
      name: /^(Durchführung|Session|Sessione)/,
    });
  }

  /** Opens an entry of the navigation, through the menu where the header has no room for it. */
  async goTo(entry: string): Promise<void> {
    if (await this.menuButton.isVisible()) {
      await this.menuButton.click();
      await this.menu.getByRole('link', { name: entry, exact: true }).click();
      await this.menu.waitFor({ state: 'hidden' });
    } else {
      await this.navigation.getByRole('link', { name: entry, exact: true }).click();
    }
  }

  async logOut(): Promise<void> {
    await this.userMenu.click();
    await this.page.getByRole('button', { name: 'Ausloggen' }).click();
  }

  /** @param language in that language, e.g. `Français` */
  async chooseLanguage(language: string): Promise<void> {
    await this.footer.getByRole('button', { name: language }).click();
  }
}
