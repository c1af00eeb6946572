import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of what waits to be sent. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/outbox.de.json')>('shell/outbox');
