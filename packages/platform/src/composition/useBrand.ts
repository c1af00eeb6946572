import { useStore } from '@nanostores/react';
import { pageData } from '../page.ts';
import { $language } from '../stores/language.ts';

/** Name of the platform in the language of the screen. */
export function useBrand(): string {
  return pageData().brands[useStore($language)];
}
