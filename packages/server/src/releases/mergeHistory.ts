import type { ReleasePointer } from '@learn/contracts';

/** Length of the history in `release.json`, see the release command. */
export const historyLength = 20;

/** Moves of the registry and of the folder, the latest first, each once. */
export function mergeHistory(...journals: readonly ReleasePointer['history'][]): ReleasePointer['history'] {
  const moves = new Map(journals.flat().map((move) => [`${move.at} ${move.version}`, move]));
  return [...moves.values()]
    .sort((left, right) => Date.parse(right.at) - Date.parse(left.at))
    .slice(0, historyLength);
}
