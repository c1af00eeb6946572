import { remoteTexts, type TextName, type Translate } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  assignment: typeof import('./locales/assignment.de.json');
  documents: typeof import('./locales/documents.de.json');
  end: typeof import('./locales/end.de.json');
  event: typeof import('./locales/event.de.json');
  feedback: typeof import('./locales/feedback.de.json');
  media: typeof import('./locales/media.de.json');
  person: typeof import('./locales/person.de.json');
}

/** A key of these texts; plural forms are named by their stem. */
export type TextKey<Folder extends keyof Texts = 'own'> = TextName<Texts[Folder]>;

export type TranslateText<Folder extends keyof Texts = 'own'> = Translate<Texts[Folder]>;

export const useTexts = remoteTexts<Texts>('mfe-learning-path');
