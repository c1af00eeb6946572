import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the messages. */
export const useTexts = () => useRemoteTexts<typeof import('../locales/messages.de.json')>('shell/messages');

export type Texts = ReturnType<typeof useTexts>;
