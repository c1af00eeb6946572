import { minimumForAverages, type WithheldReason } from '@learn/domain';
import type { useTexts } from '../texts.ts';
import type { GroupValue } from './groupRows.ts';

type Translate = ReturnType<typeof useTexts<'part'>>['t'];

/** How a group's summary becomes a value of a chart; undefined for a group of which nothing is planned. */
export type GroupReader<Summary> = (summary: Summary) => GroupValue | undefined;

/**
 * Why a group may have no value, in a few words.
 * @param notYet what is said where there is nothing to count yet; false where there is
 * @param counts of what the reader may see, in words: it has no share where few people stand behind it
 */
export function whyNot(
  withheld: WithheldReason | null,
  notYet: string | false,
  t: Translate,
  counts?: string,
): string {
  if (notYet !== false && withheld === null) return notYet;
  const reason = t(`whyNot.${withheld ?? 'small'}`, { minimum: minimumForAverages });
  return withheld === null && counts !== undefined ? `${counts}, ${reason}` : reason;
}
