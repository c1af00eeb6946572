import { expect, type Locator, type Page } from '@playwright/test';
import { type Api, apiOf } from '../api.ts';
import { course } from '../demo.ts';

/** What the server has of an own work. */
export interface StoredWork {
  readonly completion_status: string;
  readonly completion_data: Readonly<
    Record<string, { readonly user_data?: Readonly<Record<string, unknown>> }>
  >;
  readonly course_session: { readonly title: string };
}

/** An assignment in German. */
export class AssignmentPage {
  readonly page: Page;
  readonly api: Api;
  readonly toSummary: Locator;
  readonly summary: Locator;
  readonly submit: Locator;
  readonly submission: Locator;
  readonly withdraw: Locator;
  readonly answers: Locator;
  readonly conflict: Locator;
  readonly evaluation: Locator;

  constructor(page: Page) {
    this.page = page;
    this.api = apiOf(page.context());
    this.toSummary = page.getByRole('button', { name: 'Zur Abgabe', exact: true });
    this.summary = page.getByRole('region', { name: 'Alles auf einen Blick' });
    this.submit = page.getByRole('button', { name: 'Auftrag abgeben', exact: true });
    this.submission = page.getByRole('dialog', { name: 'Auftrag abgeben?' });
    this.withdraw = page.getByRole('button', { name: 'Abgabe zurückziehen', exact: true });
    this.answers = page.getByRole('region', { name: 'Deine Antworten' });
    this.conflict = page.getByRole('dialog', { name: 'Zwei Antworten auf dieselbe Frage' });
    this.evaluation = page.getByRole('region', { name: 'Bewertung', exact: true });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 2, name: 'Ausgangslage' })).toBeVisible();
  }

  /** From the summary: accepts the declaration, and hands in whatever is empty. */
  async handIn(declaration: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: declaration }).check();
    await this.submit.click();
    await this.submission.getByRole('button', { name: /^(Jetzt|Trotzdem) abgeben$/ }).click();
  }

  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  /** «gespeichert 14:03» of the task that stands below a heading. */
  saved(task: string): Locator {
    return this.page
      .getByRole('region', { name: task, exact: true })
      .getByRole('status')
      .filter({ hasText: /^gespeichert \d\d:\d\d$/ });
  }

  async chooseFile(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: /^(Andere )?Datei wählen$/ }).click();
    await (await chooser).setFiles(file);
  }

  /**
   * What the server has of a work in the session of Zürich, in which Lena has not begun.
   * @param expert asks for the work of another person; without it the own one is read
   */
  async stored(
    { circle, slug }: { circle: string; slug: string },
    expert?: { readonly api: Api; readonly userId: string },
  ): Promise<StoredWork | undefined> {
    const answer = await (expert?.api ?? this.api).post('/server/graphql/', {
      query: `query Stored($circle: String!, $slug: String!, $course: String!, $users: [ID!]) {
        learning_content(course_slug: $course, circle_slug: $circle, slug: $slug) {
          ... on LearningContentAssignment { content_assignment { completions(user_ids: $users) {
            completion_status completion_data course_session { title } } } } } }`,
      variables: { circle, slug, course: course.slug, users: expert && [expert.userId] },
    });
    const { data } = (await answer.json()) as {
      data?: { learning_content?: { content_assignment?: { completions: StoredWork[] } } };
    };
    const all = data?.learning_content?.content_assignment?.completions ?? [];
    return all.find(({ course_session }) => course_session.title.startsWith('Zürich'));
  }
}
