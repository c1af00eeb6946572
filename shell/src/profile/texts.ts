import { useRemoteTexts } from '@learn/platform/i18n';

/** The texts of the profile. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/profile.de.json')>('shell/profile');
