import { type TextName, type Translate, useRemoteTexts } from '@learn/platform/i18n';

type Texts = typeof import('../locales/media.de.json');

/** A key of the media library's texts; plural forms are named by their stem. */
export type MediaTextKey = TextName<Texts>;

export type TranslateMedia = Translate<Texts>;

/** Texts of media library and search in the language of the screen. */
export const useMediaTexts = () => useRemoteTexts<Texts>('mfe-learning-path/media');
