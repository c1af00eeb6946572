import { useRemoteTexts } from '@learn/platform/i18n';
import { partTexts } from '../partTexts.ts';

/** Texts of the view of another person, beside the remote's own. */
export const usePersonTexts = () =>
  useRemoteTexts<typeof import('../locales/person.de.json')>(partTexts.namespace('person'));
