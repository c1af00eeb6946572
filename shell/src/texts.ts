import { useRemoteTexts } from '@learn/platform/i18n';

/** The shell's own texts. */
export const useTexts = () => useRemoteTexts<typeof import('./locales/de.json')>('shell');
