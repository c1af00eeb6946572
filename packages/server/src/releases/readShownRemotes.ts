import type { RemoteDescriptor } from '@learn/contracts';
import { createReleaseStore } from './releaseStore.ts';

/**
 * The versions of remotes that some visitor has now: live ones and canaries, by name, the live one of a name first. What is wrong with a
 * release is logged by the server that runs.
 * @param folder of releases
 */
export async function readShownRemotes(folder: string): Promise<readonly RemoteDescriptor[]> {
  const combinations = await createReleaseStore(folder, { warn: () => undefined }).readCombinations();
  const shown = new Map<string, RemoteDescriptor>();
  for (const { remotes } of combinations)
    for (const { live } of remotes) {
      const key = `${live.name}@${live.version}`;
      if (!shown.has(key)) shown.set(key, live);
    }
  return [...shown.values()].sort((left, right) => left.name.localeCompare(right.name));
}
