import { type Translate, useRemoteTexts } from '@learn/platform/i18n';
import { partTexts } from '../../../partTexts.ts';

type Texts = typeof import('../../../locales/feedback.de.json');

export type TranslateFeedback = Translate<Texts>;

/** Texts of the feedback questionnaires. */
export const useFeedbackTexts = () => useRemoteTexts<Texts>(partTexts.namespace('feedback'));
