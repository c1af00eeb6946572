import { useRemoteTexts } from '@learn/platform/i18n';
import { pageNamespace } from '../pageTexts.ts';

/** The texts of the styleguide. */
export const useTexts = () =>
  useRemoteTexts<typeof import('../locales/styleguide.de.json')>(pageNamespace('styleguide'));
