import type { RegistryMeans } from './means.ts';
import { moveRelease } from './moveRelease.ts';

/**
 * Ends the canary of a release in the name of the server: its visitors get the live version with their next page.
 * @param reason in English, for the list of moves
 * @throws not_found for a release that has never been live
 */
export function stopCanary(means: RegistryMeans, name: string, reason: string): Promise<void> {
  return moveRelease(means, { name, author: { label: 'server' } }, { kind: 'stop_canary', reason });
}
