import type { ReleasePointer } from '@learn/contracts';
import { namedVersions } from '@learn/domain';
import type { releasePointers } from './tables.ts';

type Pointer = Pick<typeof releasePointers.$inferSelect, 'live' | 'canaryVersion'>;

/** Versions that a row of the pointers names, with what was made live before it. */
export function namedBy(
  { live, canaryVersion }: Pointer,
  history: ReleasePointer['history'],
): readonly string[] {
  return namedVersions({
    live,
    history,
    canary: canaryVersion === null ? undefined : { version: canaryVersion },
  });
}
