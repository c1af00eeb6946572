import type { TextKey } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { $language } from '../stores/language.ts';
import { translatorOf } from './i18n.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;

/** Dotted keys of a texts file; plural forms are named by their stem. */
export type TextName<Texts> = WithoutPlural<TextKey<Texts>>;

export type Translate<Texts> = (
  key: TextName<Texts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

export interface RemoteTexts<Texts> {
  readonly t: Translate<Texts>;
  readonly language: Language;
}

/**
 * Makes the hook for the texts of a remote, in the language of the screen; keys are checked by the compiler. Called once in
 * the remote's `texts.ts`; its pages call `useTexts()` for the remote's own texts and `useTexts('notes')` for a folder's.
 * @typeParam Texts types of the German files by folder; `own` are the remote's own
 */
export function remoteTexts<Texts extends { readonly own: unknown }>(remote: string) {
  return function useTexts<Folder extends keyof Texts & string = 'own'>(
    folder?: Folder,
  ): RemoteTexts<Texts[Folder]> {
    return useRemoteTexts(folder === undefined ? remote : `${remote}/${folder}`);
  };
}

/**
 * Texts of one namespace in the language of the screen; keys are checked by the compiler.
 * @typeParam Texts type of the German texts file
 * @param namespace `<remote>` or `<remote>/<folder>`
 */
export function useRemoteTexts<Texts>(namespace: string): RemoteTexts<Texts> {
  useTranslation(namespace);
  const language = useStore($language);
  return { t: translatorOf(namespace) as Translate<Texts>, language };
}
