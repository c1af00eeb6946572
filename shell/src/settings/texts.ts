import { useRemoteTexts } from '@learn/platform/i18n';
import { pageNamespace } from '../pageTexts.ts';

/** The texts of the settings. */
export const useTexts = () =>
  useRemoteTexts<typeof import('../locales/settings.de.json')>(pageNamespace('settings'));
