import { expect, type Locator, type Page } from '@playwright/test';
import { type Api, apiOf } from '../api.ts';
import { course } from '../demo.ts';
import { contentId, type OwnSession, ownSession, statusOnServer } from '../ownProgress.ts';

/** A content as the server has it for the person of the browser. */
export interface ContentOnServer {
  readonly id: string;
  readonly own: OwnSession;
  /** UNKNOWN where it keeps nothing */
  readonly status: () => Promise<string>;
}

/** A learning content of any kind in German. */
export class ContentPage {
  readonly page: Page;
  readonly api: Api;
  readonly mark: Locator;
  readonly markAndGo: Locator;
  readonly undo: Locator;
  readonly goOn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.api = apiOf(page.context());
    this.mark = page.getByRole('button', { name: 'Als erledigt markieren', exact: true });
    this.markAndGo = page.getByRole('button', { name: 'Erledigt und weiter', exact: true });
    // a release before 2026-11-28 says the second
    this.undo = page.getByRole('button', { name: /^(Als offen markieren|Doch nicht erledigt)$/ });
    this.goOn = page.getByRole('link', { name: 'Weiter', exact: true });
  }

  /** Opens a content of the demo course. @param path of its circle and itself, `kickoff/willkommen` */
  async open(path: string): Promise<ContentOnServer> {
    const [circle = '', slug = ''] = path.split('/');
    const own = await ownSession(this.api, course.slug);
    const id = await contentId(this.api, course.slug, circle, slug);
    await this.page.goto(`${course.path}/${path}`);
    return { id, own, status: () => statusOnServer(this.api, own, id) };
  }

  async markAsDone(): Promise<void> {
    await this.mark.click();
    await expect(this.undo).toBeVisible();
  }

  heading(title: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: title, exact: true });
  }
}
