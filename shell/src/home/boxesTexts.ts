import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the figures in a panel of home. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/boxes.de.json')>('shell/boxes');

export type BoxesTexts = ReturnType<typeof useTexts>;
