import type { CompletionExtras } from './tables.ts';

/**
 * What somebody else than the person himself gets to see: how he watched a video stays his own.
 * @param entries lines of `packedEntries`
 * @param visible translation keys of the pages that the visitor may look at; undefined = all
 * @returns lines of the same form
 */
export function entriesForOthers(entries: string, visible: ReadonlySet<string> | undefined): string {
  if (entries === '') return '';
  return entries
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([translationKey = '']) => visible === undefined || visible.has(translationKey))
    .map(([translationKey, status, updatedAt, pageType, extras = '{}']) => {
      const { watched_ranges: _, ...shown } = JSON.parse(extras) as CompletionExtras;
      return [translationKey, status, updatedAt, pageType, JSON.stringify(shown)].join('\t');
    })
    .join('\n');
}
