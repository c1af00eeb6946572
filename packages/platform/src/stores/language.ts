import { defaultLanguage, type Language } from '@learn/domain';
import { atom, readonlyType } from 'nanostores';

const languageStore = atom<Language>(defaultLanguage);

/** The language of the screen. Change it with `changeLanguage`. */
export const $language = readonlyType(languageStore);

/** Only `i18n.ts` calls this, after the texts have arrived. */
export function setLanguage(next: Language): void {
  languageStore.set(next);
  // the server has written it where there is no document
  if (globalThis.document) document.documentElement.lang = next;
}
