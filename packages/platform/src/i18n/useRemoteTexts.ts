import type { TextKey } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { $language } from '../stores/language.ts';

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralSuffix}` ? Stem : Key;

/** Dotted keys of a texts file; plural forms are named by their stem. */
export type TextName<Texts> = WithoutPlural<TextKey<Texts>>;

export type Translate<Texts> = (
  key: TextName<Texts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of one remote in the language of the screen; keys are checked by the compiler. Each remote wraps it once:
 * `export const useTexts = () => useRemoteTexts<typeof de>('mfe-…')`.
 * @typeParam Texts type of the German texts file
 * @param namespace the remote's name
 */
export function useRemoteTexts<Texts>(namespace: string): { t: Translate<Texts>; language: Language } {
  const { t } = useTranslation(namespace);
  const language = useStore($language);
  return { t: t as unknown as Translate<Texts>, language };
}
