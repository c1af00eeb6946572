import type { TextFiles } from '@learn/contracts';
import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the shell's pages, by the names of their files. */
export const textFiles: TextFiles = (file) => import(`./locales/${file}.json`);

/** The shell's own texts. */
export const useTexts = () => useRemoteTexts<typeof import('./locales/de.json')>('shell');
