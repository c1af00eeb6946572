import type { Locator, Page } from '@playwright/test';

/** The questionnaire of a feedback in German. */
export class FeedbackForm {
  readonly page: Page;
  readonly next: Locator;
  readonly back: Locator;
  readonly submit: Locator;
  readonly saved: Locator;
  readonly thanks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Weiter', exact: true });
    this.back = page.getByRole('button', { name: 'Zurück', exact: true });
    this.submit = page.getByRole('button', { name: 'Feedback abgeben', exact: true });
    this.saved = page.getByText(/^gespeichert \d\d:\d\d$/);
    this.thanks = page.getByText('Danke für dein Feedback.');
  }

  step(number: number): Locator {
    return this.page.getByText(new RegExp(`^Schritt ${number} von \\d+$`));
  }

  /** @returns a question to tick on the present step */
  question(label: string | RegExp): Locator {
    return this.page.getByRole('group', { name: label });
  }

  /** Gives every question of the present step the same answer: this one of a scale, yes where that is asked. */
  async answerAll(scale: 1 | 2 | 3 | 4): Promise<void> {
    await this.page.getByRole('group').first().waitFor();
    for (const question of await this.page.getByRole('group').all()) {
      const options = question.getByRole('radio');
      await ((await options.count()) === 4 ? options.nth(scale - 1) : options.first()).check();
    }
  }
}
