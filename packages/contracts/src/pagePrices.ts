import type { PagePrice } from '@learn/domain';
import type { ReleaseDescriptor } from './releaseGate.ts';

/**
 * What each page of a release costs: its bundle in the language that has the largest, and the entry.
 * @param files of the version as they are stored, with the compressed twins beside them
 */
export function pagePrices(
  { entry, mounts }: ReleaseDescriptor,
  files: readonly { readonly path: string; readonly bytes: number }[],
): readonly PagePrice[] {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const transferred = (path: string) => sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0;
  return mounts.map(({ path, bundles }) => ({
    path,
    bytes: transferred(entry) + Math.max(...Object.values(bundles).map(transferred)),
    requests: 2,
  }));
}
