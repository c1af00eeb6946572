import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { releaseProgram, root } from './paths.ts';
import { programEnvironment } from './programEnvironment.ts';

const execute = promisify(execFile);

/**
 * Runs the release command on one store, as a team does when it deploys.
 * @param parameters for instance `['promote', 'mfe-competence', version]`
 * @returns what the command said
 * @throws Error with its output when it refuses
 */
export async function release(
  releasesDir: string,
  parameters: readonly string[],
  author = 'journeys',
): Promise<string> {
  const { stdout } = await execute(process.execPath, [releaseProgram, ...parameters], {
    cwd: root,
    env: { ...programEnvironment(), RELEASES_DIR: releasesDir, RELEASE_AUTHOR: author },
  });
  return stdout;
}
