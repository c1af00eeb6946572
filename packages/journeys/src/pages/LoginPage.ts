import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../api.ts';

/** `/login-local` in German. */
export class LoginPage {
  readonly page: Page;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** what went wrong with the last attempt, or is wrong with a field */
  readonly alerts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByLabel('Benutzername');
    this.password = page.getByLabel('Passwort', { exact: true });
    this.submit = page.getByRole('button', { name: 'Login', exact: true });
    this.alerts = page.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/login-local');
  }

  /** Fills the form and sends it. */
  async logIn(username: string, password: string = demoPassword): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
