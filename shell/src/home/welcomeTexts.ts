import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the home of who has no course. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/welcome.de.json')>('shell/welcome');
