import { remoteTexts, type TextName, type Translate } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  courses: typeof import('./locales/courses.de.json');
  contents: typeof import('./locales/contents.de.json');
  organisations: typeof import('./locales/organisations.de.json');
  products: typeof import('./locales/products.de.json');
  widgets: typeof import('./locales/widgets.de.json');
  session: typeof import('./locales/session.de.json');
  sessions: typeof import('./locales/sessions.de.json');
  imports: typeof import('./locales/imports.de.json');
  overview: typeof import('./locales/overview.de.json');
  people: typeof import('./locales/people.de.json');
  releases: typeof import('./locales/releases.de.json');
  records: typeof import('./locales/records.de.json');
}

/** A key of these texts; plural forms are named by their stem. */
export type TextKey<Folder extends keyof Texts = 'own'> = TextName<Texts[Folder]>;

export type TranslateText<Folder extends keyof Texts = 'own'> = Translate<Texts[Folder]>;

export const useTexts = remoteTexts<Texts>('mfe-admin');
