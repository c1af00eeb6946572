import { useRemoteTexts } from '@learn/platform/i18n';

/** The texts of the styleguide. */
export const useTexts = () =>
  useRemoteTexts<typeof import('../locales/styleguide.de.json')>('shell/styleguide');
