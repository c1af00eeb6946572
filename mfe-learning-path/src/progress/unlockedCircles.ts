import type { CompletionIndex } from '@learn/domain';

/** Ids of the circles that the server has recorded as opened for this person; they stay open. */
export function unlockedCircles(index: CompletionIndex): ReadonlySet<string> {
  const opened = [...index.values()].filter(({ additional_json_data: data }) => {
    return typeof data === 'object' && data !== null && 'unlocked' in data && data.unlocked === true;
  });
  return new Set(opened.map((entry) => entry.page_id));
}
