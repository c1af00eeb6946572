import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the outbox. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/outbox.de.json')>('shell/outbox');
