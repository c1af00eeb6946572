import { type TextName, type Translate, useRemoteTexts } from '@learn/platform/i18n';

type Texts = typeof import('./locales/de.json');

/** A key of this remote's texts; plural forms are named by their stem. */
export type TextKey = TextName<Texts>;

export type TranslateText = Translate<Texts>;

/** The remote's texts in the language of the screen. */
export const useTexts = () => useRemoteTexts<Texts>('mfe-learning-path');
