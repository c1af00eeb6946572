import type { AppMode, Contact } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { changeLanguage } from '../i18n/changeLanguage.ts';
import { pageData } from '../page.ts';
import { useBrand } from './useBrand.ts';

/** What header and footer of the shell know, for a page without chrome. */
export interface PageFrame {
  readonly brand: string;
  /** `local`: accounts and logins are the platform's own; else those of the single sign-on */
  readonly mode: AppMode;
  readonly contact: Contact;
  /** address of the data protection page, with `{language}` in it; empty where none is configured */
  readonly privacyUrl: string;
  /** those to choose from */
  readonly languages: readonly Language[];
  /** Changes texts and data in place, and saves the choice. @throws Error when it could not be saved */
  readonly changeLanguage: (language: Language) => Promise<void>;
}

/** For a page without chrome, which says itself where one is, in which language, and how it is left. */
export function usePageFrame(): PageFrame {
  const { mode, contact, privacyUrl, languages } = pageData();
  return { brand: useBrand(), mode, contact, privacyUrl, languages, changeLanguage };
}
