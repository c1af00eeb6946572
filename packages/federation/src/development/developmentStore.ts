import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer, RemoteDescriptor, ShellDescriptor } from '@learn/contracts';

/** The store of a development server: what is as built, and descriptions of what is live, whose files lie in memory. */
export interface DevelopmentStore {
  readonly folder: string;
  /** Makes a description the live one. */
  readonly write: (descriptor: RemoteDescriptor | ShellDescriptor) => Promise<void>;
}

/**
 * Makes the store anew.
 * @param asBuilt finished builds of remotes that are not live
 */
export async function createDevelopmentStore(
  folder: string,
  asBuilt: readonly string[],
): Promise<DevelopmentStore> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const built of asBuilt) {
    const text = await readFile(path.join(built, 'remote.json'), 'utf8');
    const { name, version } = JSON.parse(text) as RemoteDescriptor;
    await cp(built, path.join(folder, name, version), { recursive: true });
    await point(name, version);
  }
  return {
    folder,
    async write(descriptor) {
      const { name, version, entry } = descriptor;
      const target = path.join(folder, name, version);
      await mkdir(target, { recursive: true });
      // the server looks whether it is there; pages get the one in memory
      await writeFile(path.join(target, entry), '');
      await writeFile(
        path.join(target, name === 'shell' ? 'shell.json' : 'remote.json'),
        JSON.stringify(descriptor),
      );
      await point(name, version);
      const others = (await readdir(path.join(folder, name))).filter(
        (file) => /^\w+-\w+$/.test(file) && file !== version,
      );
      await Promise.all(
        others.map((other) => rm(path.join(folder, name, other), { recursive: true, force: true })),
      );
    },
  };

  async function point(name: string, live: string): Promise<void> {
    // the later move counts, and earlier ones of the registry are of the platform as built
    const move = { version: live, author: 'development', at: new Date().toISOString() };
    const pointer: ReleasePointer = { live, history: [move] };
    const file = path.join(folder, name, 'release.json');
    await writeFile(`${file}.new`, JSON.stringify(pointer));
    await rename(`${file}.new`, file);
  }
}
