import { readShownRemotes } from './readShownRemotes.ts';
import { unansweredOperations } from './unansweredOperations.ts';

/**
 * Compares what all live remotes and their canaries ask with what this very code answers, before a server with it takes
 * the place of the running one (architecture §7: no field goes that a live version uses).
 * @param folder of releases
 * @returns a sentence for a terminal; `fits` is false when pages that people open would ask in vain
 */
export async function checkOperations(
  folder: string,
): Promise<{ readonly fits: boolean; readonly message: string }> {
  const shown = await readShownRemotes(folder);
  const unanswered = unansweredOperations(shown);
  if (unanswered.length === 0) {
    const names = shown.map(({ name, version }) => `${name}@${version}`);
    const found = names.length === 0 ? `No remote is live in ${folder}.` : `All of ${names.join(', ')} fit.`;
    return { fits: true, message: found };
  }
  const lines = unanswered.map(
    ({ release, operation, message }) => `${release} asks ${operation}: ${message}`,
  );
  const remedy =
    'Release these remotes without it first, or keep the fields until then. Do not start this server before.';
  return { fits: false, message: [...lines, remedy].join('\n') };
}
