import { remoteTexts } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
}

export const useTexts = remoteTexts<Texts>('mfe-onboarding');
