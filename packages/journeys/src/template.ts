import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoWorld, worldFolders } from './demoWorld.ts';
import { builtFolder, serverProgram } from './paths.ts';
import { release } from './release.ts';

/** Data folders of platforms with the built releases, from which others are copied. */
export interface Template extends AsyncDisposable {
  /** both folders are in it */
  readonly root: string;
  /** with the demo world */
  readonly folder: string;
}

/**
 * Creates the world once, because that takes many times longer than to copy it.
 * @param remotes that are live beside the shell; without them all that are built
 * @throws Error when the production build is missing
 */
export async function createTemplate(remotes?: readonly string[]): Promise<Template> {
  const needed = [serverProgram, builtFolder('shell'), ...(remotes ?? []).map(builtFolder)];
  const missing = needed.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing. Run «npm run build» first.`);
  const created = await demoWorld();
  const root = await mkdtemp(path.join(tmpdir(), 'platform-template-'));
  const [folder, twins] = [path.join(root, worldFolders.world), path.join(root, worldFolders.twins)];
  const releases = path.join(folder, 'releases');
  await cp(created, root, { recursive: true });
  await release(releases, ['publish-built', ...(remotes ? ['shell', ...remotes] : [])]);
  await cp(releases, path.join(twins, 'releases'), { recursive: true });
  return { root, folder, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
