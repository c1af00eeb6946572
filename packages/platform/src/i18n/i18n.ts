import type { LocaleTexts } from '@learn/contracts';
import { defaultLanguage, type Language } from '@learn/domain';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { $language, setLanguage } from '../stores/language.ts';

/** Loads the texts of one namespace in one language. */
export type TextLoader = (language: Language) => Promise<LocaleTexts>;

export const i18n: I18n = createInstance();
const loaders = new Map<string, TextLoader>();

/** Starts i18n without any texts; `addTexts` brings them. */
export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  setLanguage(language);
}

/**
 * Announces a namespace and loads its texts in the language of the screen.
 * @throws Error of the loader; the namespace is then unknown again, or it would stand in the way of every switch
 */
export async function addTexts(namespace: string, load: TextLoader): Promise<void> {
  loaders.set(namespace, load);
  try {
    await loadTexts(namespace, load, $language.get());
  } catch (error) {
    if (loaders.get(namespace) === load) loaders.delete(namespace);
    throw error;
  }
}

/**
 * Switches every announced namespace, then the screen; nothing changes when one of them cannot be loaded.
 * @throws Error of the loader
 */
export async function switchTexts(language: Language): Promise<void> {
  // a remote that arrives meanwhile announces its texts in the old language only
  while ([...loaders.keys()].some((namespace) => !i18n.hasResourceBundle(language, namespace)))
    await Promise.all([...loaders].map(([namespace, load]) => loadTexts(namespace, load, language)));
  await i18n.changeLanguage(language);
  setLanguage(language);
}

async function loadTexts(namespace: string, load: TextLoader, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, await load(language));
}
