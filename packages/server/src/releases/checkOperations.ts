import { createReleaseStore } from './releaseStore.ts';
import { unansweredOperations } from './unansweredOperations.ts';

/**
 * Compares the operations of all live remotes with the schema of this very code, before a server with it takes the place of the
 * running one (architecture §7: no field goes that a live version uses).
 * @param folder of releases
 * @returns a sentence for a terminal; `fits` is false when pages that people open would ask in vain
 */
export async function checkOperations(
  folder: string,
): Promise<{ readonly fits: boolean; readonly message: string }> {
  // what is wrong with a release the running server logs
  const releases = await createReleaseStore(folder, { warn: () => undefined }).readRegistry();
  const unanswered = unansweredOperations(releases);
  const live = releases.remotes.map(({ live: { name, version } }) => `${name}@${version}`);
  if (unanswered.length === 0) {
    const found = live.length === 0 ? `No remote is live in ${folder}.` : `All of ${live.join(', ')} fit.`;
    return { fits: true, message: found };
  }
  const lines = unanswered.map(
    ({ release, operation, message }) => `${release} asks ${operation}: ${message}`,
  );
  const remedy =
    'Release these remotes without it first, or keep the fields until then. Do not start this server before.';
  return { fits: false, message: [...lines, remedy].join('\n') };
}
