import { defaultLanguage, type Language } from '@learn/domain';
import { createContext } from 'react';

/** Words that are the same on every page, and the language of the screen in which they are. */
export interface CommonTexts {
  /** label of a retry */
  readonly retry: string;
  /** what to do about something that could not be loaded */
  readonly failed: string;
  /** why something may not exist */
  readonly missing: string;
  /** of these words */
  readonly language: Language;
}

/** The shell provides them; this package has no words of its own. */
export const CommonTexts = createContext<CommonTexts>({
  retry: '',
  failed: '',
  missing: '',
  language: defaultLanguage,
});
