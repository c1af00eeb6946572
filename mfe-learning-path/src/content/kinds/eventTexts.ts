import { type Translate, useRemoteTexts } from '@learn/platform/i18n';

type Texts = typeof import('../../locales/event.de.json');

export type TranslateEvent = Translate<Texts>;

/** Texts of the kinds that happen elsewhere: attendance course and test. */
export const useEventTexts = () => useRemoteTexts<Texts>('mfe-learning-path/event');
