import { remoteTexts, type Translate } from '@learn/platform/i18n';

/** The German texts of the remote and of its folders. */
interface Texts {
  own: typeof import('./locales/de.json');
  account: typeof import('./locales/account.de.json');
  checkout: typeof import('./locales/checkout.de.json');
  choices: typeof import('./locales/choices.de.json');
  complete: typeof import('./locales/complete.de.json');
  password: typeof import('./locales/password.de.json');
  profile: typeof import('./locales/profile.de.json');
  shop: typeof import('./locales/shop.de.json');
}

export type TranslateText<Folder extends keyof Texts = 'own'> = Translate<Texts[Folder]>;

export const useTexts = remoteTexts<Texts>('mfe-onboarding');
