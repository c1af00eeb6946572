import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the persons pages. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/persons.de.json')>('shell/persons');
