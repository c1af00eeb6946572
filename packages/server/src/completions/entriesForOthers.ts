import type { CompletionExtras } from './tables.ts';

/**
 * What other people than the person get to see: how they watched a video stays private.
 * @param entries lines of `packedEntries`
 * @param mayLook whether the current user may look at a page, by its translation key and content type
 * @returns lines of the same form
 */
export function entriesForOthers(
  entries: string,
  mayLook: (translationKey: string, pageType: string) => boolean,
): string {
  if (entries === '') return '';
  return entries
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([translationKey = '', , , pageType = '']) => mayLook(translationKey, pageType))
    .map(([translationKey, status, updatedAt, pageType, extras = '{}']) => {
      const { watched_ranges: _, ...shown } = JSON.parse(extras) as CompletionExtras;
      return [translationKey, status, updatedAt, pageType, JSON.stringify(shown)].join('\t');
    })
    .join('\n');
}
