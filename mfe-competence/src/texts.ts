import { useRemoteTexts } from '@learn/platform/i18n';

/** The texts of this remote in the language of the screen. */
export const useTexts = () => useRemoteTexts<typeof import('./locales/de.json')>('mfe-competence');
