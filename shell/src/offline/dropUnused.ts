import { copyFilesCache, copyHeaders, copyMaxBytes, copyMaxDays } from '@learn/contracts';
import { copiesOf, loadedFiles, releaseOf } from './copyPage.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes copies of pages and pictures that were not opened for a month, the oldest of what takes too much room, and files
 * of releases that no copy needs.
 * @param maximum bytes of all copies of pages and pictures
 */
export async function dropUnused(person: string, maximum = copyMaxBytes): Promise<void> {
  const pages = await copiesOf(person);
  const needed = new Set(loadedFiles().map(releaseOf));
  const all = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const headers = (await pages.match(request))?.headers;
      return { request, headers, at: Date.parse(headers?.get(copyHeaders.at) ?? '') };
    }),
  );
  let bytes = 0;
  for (const { request, headers, at } of all.sort((one, other) => other.at - one.at)) {
    bytes += Number(headers?.get(copyHeaders.size) ?? 0);
    if (bytes > maximum || Date.now() - at > copyMaxDays * day) await pages.delete(request);
    else for (const used of headers?.get(copyHeaders.releases)?.split(' ') ?? []) needed.add(used);
  }
  const files = await caches.open(copyFilesCache);
  for (const request of await files.keys())
    if (!needed.has(releaseOf(new URL(request.url).pathname))) await files.delete(request);
}
