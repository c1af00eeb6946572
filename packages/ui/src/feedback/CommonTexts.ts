import { defaultLanguage, labelled } from '@learn/domain';
import { createContext } from 'react';

/** Words that are the same on every page, in the language of the screen. */
export interface CommonTexts {
  /** label of a retry */
  readonly retry: string;
  /** what to do about something that could not be loaded */
  readonly failed: string;
  /** why something may not exist */
  readonly missing: string;
  /** a name with its value: «Kurs: alle» */
  readonly labelled: (label: string, value: string) => string;
}

/** The shell provides them; this package has no words of its own. */
export const CommonTexts = createContext<CommonTexts>({
  retry: '',
  failed: '',
  missing: '',
  labelled: (label, value) => labelled(label, value, defaultLanguage),
});
