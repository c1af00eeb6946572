import { defaultLanguage, type Language } from '@learn/domain';
import { atom } from 'nanostores';

const language = atom<Language>(defaultLanguage);

/** The language of the screen. Change it with `changeLanguage`. */
export const $language = language as Pick<typeof language, 'get' | 'listen' | 'subscribe'> & typeof language;

/** Only the i18n start and `changeLanguage` call this, after the texts have arrived. */
export function setLanguage(next: Language): void {
  language.set(next);
  document.documentElement.lang = next;
}
