import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer } from '@learn/contracts';
import type { ReleaseDescriptor } from '@learn/contracts/releaseGate';

/** @param patterns of addresses, as releases describe them @returns whether one of them fits a path, which may have a query */
export function answers(patterns: readonly string[]): (address: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/?\*$/, '(/.*)?')}$`),
  );
  return (address) => {
    const [pathname = ''] = address.split('?');
    return expressions.some((expression) => expression.test(pathname));
  };
}

/** What is live in a store of releases, the shell included. */
export async function liveReleases(releasesDir: string): Promise<readonly ReleaseDescriptor[]> {
  const pointers = globSync('*/release.json', { cwd: releasesDir }).toSorted();
  return Promise.all(
    pointers.map(async (pointer) => {
      const name = path.dirname(pointer);
      const { live } = await readJson<ReleasePointer>(path.join(releasesDir, pointer));
      const file = name === 'shell' ? 'shell.json' : 'remote.json';
      return readJson<ReleaseDescriptor>(path.join(releasesDir, name, live, file));
    }),
  );
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}
