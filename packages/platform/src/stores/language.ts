import { defaultLanguage, type Language } from '@learn/domain';
import { atom, readonlyType } from 'nanostores';

const languageStore = atom<Language>(defaultLanguage);

/** The language of the screen. Change it with `changeLanguage`. */
export const $language = readonlyType(languageStore);

/** Only the i18n start and `changeLanguage` call this, after the texts have arrived. */
export function setLanguage(next: Language): void {
  languageStore.set(next);
  document.documentElement.lang = next;
}
