import { useRemoteTexts } from '@learn/platform/i18n';

/** The texts of the settings. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/settings.de.json')>('shell/settings');
