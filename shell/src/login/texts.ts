import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the login page. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/login.de.json')>('shell/login');
