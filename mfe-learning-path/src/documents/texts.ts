import { type TextName, useRemoteTexts } from '@learn/platform/i18n';

type DocumentTexts = typeof import('../locales/documents.de.json');

export type DocumentTextKey = TextName<DocumentTexts>;

/** Texts of the circle's documents. */
export const useDocumentTexts = () => useRemoteTexts<DocumentTexts>('mfe-learning-path/documents');
