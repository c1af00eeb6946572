import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of what waits for the person. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/waiting.de.json')>('shell/waiting');
