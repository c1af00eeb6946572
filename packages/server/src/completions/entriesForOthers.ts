import { feedbackKindOf } from '../feedback/feedbackKind.ts';
import type { CompletionExtras } from './tables.ts';

/**
 * What other people than the person get to see: how they watched a video stays private, and feedback was given on a day,
 * at no time, so that its answers are not matched with it.
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
    .map(([translationKey, status, updatedAt = '', pageType = '', extras = '{}']) => {
      const { watched_ranges: _, ...shown } = JSON.parse(extras) as CompletionExtras;
      const moment =
        feedbackKindOf(pageType) === undefined ? updatedAt : `${updatedAt.slice(0, 10)} 00:00:00`;
      return { moment, line: [translationKey, status, moment, pageType, JSON.stringify(shown)].join('\t') };
    })
    .sort((left, right) => (left.moment === right.moment ? 0 : left.moment < right.moment ? -1 : 1))
    .map(({ line }) => line)
    .join('\n');
}
