import { remoteTexts, type Translate } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  attendance: typeof import('./locales/attendance.de.json');
  documents: typeof import('./locales/documents.de.json');
  evaluation: typeof import('./locales/evaluation.de.json');
  feedback: typeof import('./locales/feedback.de.json');
  home: typeof import('./locales/home.de.json');
  invitation: typeof import('./locales/invitation.de.json');
  mentor: typeof import('./locales/mentor.de.json');
  people: typeof import('./locales/people.de.json');
  person: typeof import('./locales/person.de.json');
  task: typeof import('./locales/task.de.json');
  widgets: typeof import('./locales/widgets.de.json');
}

export type TranslateText<Folder extends keyof Texts = 'own'> = Translate<Texts[Folder]>;

export const useTexts = remoteTexts<Texts>('mfe-cockpit');
