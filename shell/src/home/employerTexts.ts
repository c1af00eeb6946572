import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the employers that wait for a decision. */
export const useTexts = () =>
  useRemoteTexts<typeof import('../locales/employers.de.json')>('shell/employers');
