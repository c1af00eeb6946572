import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the home dashboard. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/home.de.json')>('shell/home');
