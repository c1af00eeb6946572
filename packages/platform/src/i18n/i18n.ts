import type { LocaleTexts, TextFiles } from '@learn/contracts';
import { defaultLanguage, formatNumber, type Language, languages } from '@learn/domain';
import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { $language, setLanguage } from '../stores/language.ts';

export const i18n: I18n = createInstance();
/** the files of shell and remotes, by name */
const filesOf = new Map<string, TextFiles>();
/** what has been asked for and so takes part in a switch of languages: `<owner>`, or `<owner>/<part>` */
const namespaces = new Set<string>();

/** Values that count something; another number of a text may be a year. */
const counting: readonly unknown[] = ['count', 'first', 'last'];

/** Counts above a thousand as all numbers are written: 8’928. Texts name no formats. */
const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, _language, options): string {
    const isGreat = typeof value === 'number' && Number.isInteger(value) && value >= 1000;
    return isGreat && counting.includes(options?.interpolationkey) ? formatNumber(value) : (value as string);
  },
};

/** Starts i18n without any texts; `addTexts` brings them. */
export async function startI18n(language: Language): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(formatter)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      ns: [],
      resources: {},
      interpolation: { escapeValue: false, alwaysFormat: true },
      // texts are there before what shows them; a remote's that arrive later would draw the whole page anew
      react: { useSuspense: false, bindI18nStore: '' },
    });
  setLanguage(language);
}

/**
 * Makes the texts of the shell or of a remote known, and loads those that all its pages need in the language of the screen.
 * @param owner its name, which is the namespace of these texts
 * @throws Error of the import
 */
export function addTexts(owner: string, files: TextFiles): Promise<void> {
  filesOf.set(owner, files);
  return addPartTexts(owner);
}

/**
 * Loads the texts of one part in the language of the screen. One that failed is forgotten, or it would stand in the way of
 * every switch.
 * @param namespace `<owner>/<part>`
 * @throws Error of the import
 */
export async function addPartTexts(namespace: string): Promise<void> {
  namespaces.add(namespace);
  try {
    await loadTexts(namespace, $language.get());
  } catch (error) {
    namespaces.delete(namespace);
    throw error;
  }
}

/**
 * Switches every announced namespace, then the screen; nothing changes when one of them cannot be loaded.
 * @throws Error of the import
 */
export async function switchTexts(language: Language): Promise<void> {
  // a remote that arrives meanwhile announces its texts in the old language only
  while ([...namespaces].some((namespace) => !i18n.hasResourceBundle(language, namespace)))
    await Promise.all([...namespaces].map((namespace) => loadTexts(namespace, language)));
  await i18n.changeLanguage(language);
  setLanguage(language);
}

/** Loads all texts that were announced, in all languages, for a server that renders in any of them. @throws Error of the import */
export async function loadAllTexts(): Promise<void> {
  for (const language of languages) await switchTexts(language);
}

/**
 * Goes on in a language whose texts are there, without waiting.
 * @throws Error where they are not
 */
export function showLanguage(language: Language): void {
  void i18n.changeLanguage(language);
  if (i18n.language !== language) throw new Error(`There are no texts in the language ${language}`);
  setLanguage(language);
}

async function loadTexts(namespace: string, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const [owner = '', part] = namespace.split('/');
  const files = filesOf.get(owner);
  if (!files) throw new Error(`${owner} has no texts yet`);
  const texts = await files(part === undefined ? language : `${part}.${language}`);
  setTexts(namespace, language, texts.default);
}

function setTexts(namespace: string, language: string, texts: LocaleTexts): void {
  i18n.addResourceBundle(language, namespace, texts);
  for (const one of languages) translators.delete(`${namespace} ${one}`);
}

type Translator = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** by namespace and language */
const translators = new Map<string, Translator>();

/**
 * What translates in the language of the screen. i18next works a text without values out once: it takes several µs for each, and a page
 * shows hundreds.
 * @returns the same function as long as the texts of the namespace are the same
 */
export function translatorOf(namespace: string): Translator {
  const id = `${namespace} ${i18n.language}`;
  const known = translators.get(id);
  if (known) return known;
  const translate = i18n.getFixedT(i18n.language, namespace);
  const texts: Record<string, string> = {};
  const translator: Translator = (key, values) => {
    if (values) return translate(key, values);
    texts[key] ??= translate(key);
    return texts[key];
  };
  translators.set(id, translator);
  return translator;
}

/**
 * Puts the texts of a changed file in place of those on the screen, in development.
 * @param file as `TextFiles` names it: `de` or `exam.de`
 */
export function replaceTexts(owner: string, file: string, texts: LocaleTexts): void {
  const [language = '', part] = file.split('.').reverse();
  setTexts(part === undefined ? owner : `${owner}/${part}`, language, texts);
  i18n.emit('languageChanged', i18n.language);
}
