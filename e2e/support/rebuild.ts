import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteDescriptor } from '@learn/contracts';
import { release, root } from '@learn/journeys';

const execute = promisify(execFile);

/** A remote that has been changed and built again, on its own. */
export interface Rebuilt extends AsyncDisposable {
  readonly name: string;
  readonly version: string;
  /** its workspace, as the release command takes it */
  readonly folder: string;
  /** takes it into a store, without making it live */
  readonly publish: (releasesDir: string) => Promise<void>;
}

/**
 * Builds a remote again with one German text changed; neither the shell nor the other remotes are touched.
 * The copy lies inside the repository, where its packages are found, in a folder that git ignores.
 * @param key dotted key of the text
 */
export async function rebuildRemote(name: string, key: string, text: string): Promise<Rebuilt> {
  await mkdir(path.join(root, '.reports'), { recursive: true });
  const place = await mkdtemp(path.join(root, '.reports', 'rebuilt-'));
  const folder = path.join(place, name);
  const original = path.join(root, name);
  for (const part of ['src', 'package.json', 'rspack.config.ts', 'tsconfig.json']) {
    await cp(path.join(original, part), path.join(folder, part), { recursive: true });
  }
  await changeText(path.join(folder, 'src/locales/de.json'), key.split('.'), text);
  await execute(process.execPath, [path.join(root, 'packages/federation/bin/build.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '' },
  });
  const description = await readFile(path.join(folder, 'dist/remote.json'), 'utf8');
  return {
    name,
    folder: path.relative(root, folder),
    version: (JSON.parse(description) as RemoteDescriptor).version,
    publish: async (releasesDir) => {
      await release(releasesDir, ['publish', path.relative(root, folder)]);
    },
    [Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true }),
  };
}

interface Texts {
  [key: string]: string | Texts;
}

async function changeText(file: string, keys: readonly string[], text: string): Promise<void> {
  const texts = JSON.parse(await readFile(file, 'utf8')) as Texts;
  let node = texts;
  for (const key of keys.slice(0, -1)) {
    const next = node[key];
    if (typeof next !== 'object') throw new Error(`${file} has no ${keys.join('.')}`);
    node = next;
  }
  const last = keys.at(-1) ?? '';
  if (typeof node[last] !== 'string') throw new Error(`${file} has no ${keys.join('.')}`);
  node[last] = text;
  await writeFile(file, JSON.stringify(texts));
}
