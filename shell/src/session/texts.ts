import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the session's dialogs. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/session.de.json')>('shell/session');
