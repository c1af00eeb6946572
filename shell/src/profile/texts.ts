import { useRemoteTexts } from '@learn/platform/i18n';
import { pageNamespace } from '../pageTexts.ts';

/** The texts of the profile. */
export const useTexts = () =>
  useRemoteTexts<typeof import('../locales/profile.de.json')>(pageNamespace('profile'));
