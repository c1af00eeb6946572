import { type Translate, useRemoteTexts } from '@learn/platform/i18n';

type Texts = typeof import('../../../locales/feedback.de.json');

export type TranslateFeedback = Translate<Texts>;

/** Texts of the feedback questionnaires. */
export const useFeedbackTexts = () => useRemoteTexts<Texts>('mfe-learning-path/feedback');
