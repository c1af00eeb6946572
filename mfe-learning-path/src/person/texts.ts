import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the view of another person, beside the remote's own. */
export const usePersonTexts = () =>
  useRemoteTexts<typeof import('../locales/person.de.json')>('mfe-learning-path/person');
