import type { ContentChange } from './plan/contentDiff.ts';

/** How many things were added, changed and so on. */
export function countChanges(
  changes: readonly ContentChange[],
): Partial<Record<ContentChange['change'], number>> {
  const counts: Partial<Record<ContentChange['change'], number>> = {};
  for (const { change } of changes) counts[change] = (counts[change] ?? 0) + 1;
  return counts;
}
