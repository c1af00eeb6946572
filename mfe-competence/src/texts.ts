import { remoteTexts, type TextName, type Translate } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  certificates: typeof import('./locales/certificates.de.json');
  cohort: typeof import('./locales/cohort.de.json');
  exam: typeof import('./locales/exam.de.json');
  feedback: typeof import('./locales/feedback.de.json');
  person: typeof import('./locales/person.de.json');
  profile: typeof import('./locales/profile.de.json');
  verification: typeof import('./locales/verification.de.json');
}

/** A key of these texts; plural forms are named by their stem. */
export type TextKey<Folder extends keyof Texts = 'own'> = TextName<Texts[Folder]>;

export type TranslateText<Folder extends keyof Texts = 'own'> = Translate<Texts[Folder]>;

export const useTexts = remoteTexts<Texts>('mfe-competence');
