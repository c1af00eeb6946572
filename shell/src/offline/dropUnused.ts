import { keptBytes, keptDays, keptFilesCache, keptHeaders } from '@learn/contracts';
import { keptPages, loadedFiles, releaseOf } from './keepPage.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Drops pages and pictures that nobody has opened for a month, the oldest of what takes too much room, and files of
 * releases that no page needs any more.
 * @param maximum bytes of all pages and pictures
 */
export async function dropUnused(person: string, maximum = keptBytes): Promise<void> {
  const pages = await keptPages(person);
  const needed = new Set(loadedFiles().map(releaseOf));
  const all = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const headers = (await pages.match(request))?.headers;
      return { request, headers, at: Date.parse(headers?.get(keptHeaders.at) ?? '') };
    }),
  );
  let bytes = 0;
  for (const { request, headers, at } of all.sort((one, other) => other.at - one.at)) {
    bytes += Number(headers?.get(keptHeaders.size) ?? 0);
    if (bytes > maximum || Date.now() - at > keptDays * day) await pages.delete(request);
    else for (const used of headers?.get(keptHeaders.releases)?.split(' ') ?? []) needed.add(used);
  }
  const files = await caches.open(keptFilesCache);
  for (const request of await files.keys())
    if (!needed.has(releaseOf(new URL(request.url).pathname))) await files.delete(request);
}
