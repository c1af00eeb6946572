import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFolder, serverProgram } from './paths.ts';
import { startPlatform } from './platform.ts';

/** Data folder of a stopped platform with the demo world and the built releases, from which others are copied. */
export interface Template extends AsyncDisposable {
  readonly folder: string;
}

/**
 * Creates the world once, because that takes many times longer than to copy it.
 * @throws Error when the production build is missing
 */
export async function createTemplate(): Promise<Template> {
  const needed = [serverProgram, builtFolder('shell'), builtFolder('mfe-learning-path')];
  const missing = needed.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing. Run «npm run build» first.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'platform-template-'));
  const platform = await startPlatform();
  await platform.stop();
  await cp(platform.dataDir, folder, { recursive: true });
  await platform[Symbol.asyncDispose]();
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
