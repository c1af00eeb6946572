import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the due dates page. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/dueDates.de.json')>('shell/dueDates');
