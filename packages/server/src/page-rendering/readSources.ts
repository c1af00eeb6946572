import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFile } from '@learn/contracts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import type { LeftOut, ServerSource } from './messages.ts';

/** The files of one combination of live versions. */
export interface Sources {
  readonly shell: ServerSource;
  readonly remotes: readonly ServerSource[];
  /** remotes whose file is missing or is not the one that was published */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Reads the `server.cjs` of the live versions and compares them with the hashes of their descriptions. Remotes without such a
 * file, as older builds are, and those that are switched off are left to the browser.
 * @param folder of releases
 * @returns undefined where the shell has no such file
 * @throws when the file of the shell is missing or is not the one that was published
 */
export async function readSources(
  folder: string,
  { shell, remotes }: LiveReleases,
): Promise<Sources | undefined> {
  if (shell?.server === undefined) return undefined;
  const leftOut: LeftOut[] = [];
  const read = await Promise.all(
    remotes.map(async ({ live: { name, version, server }, killed }) => {
      if (server === undefined || killed !== undefined) return undefined;
      try {
        return await readSource(folder, { name, version, server });
      } catch (error) {
        leftOut.push({ name, message: error instanceof Error ? error.message : String(error) });
        return undefined;
      }
    }),
  );
  const { name, version, server } = shell;
  return {
    shell: await readSource(folder, { name, version, server }),
    remotes: read.filter((source) => source !== undefined),
    leftOut,
  };
}

interface Build {
  readonly name: string;
  readonly version: string;
  readonly server: BuiltFile;
}

async function readSource(folder: string, { name, version, server }: Build): Promise<ServerSource> {
  const bytes = await readFile(path.join(folder, name, version, path.basename(server.path)));
  const [algorithm = ''] = server.integrity.split('-', 1);
  const hash = createHash(algorithm).update(bytes).digest('base64');
  if (`${algorithm}-${hash}` !== server.integrity)
    throw new Error(`${server.path} is not the file that was published`);
  return { name, version, text: bytes.toString() };
}
