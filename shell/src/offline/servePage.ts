import { keptCachePrefix, keptDays, keptFilesCache, keptHeaders } from '@learn/contracts';
import { pageDataIn, withPageData } from './pageDataIn.ts';

/** Where kept pages find their files; the worker alone answers there. */
export const keptFiles = '/kept/remotes/';

const day = 24 * 60 * 60 * 1000;

/**
 * A page that was kept for the person who used this browser last, for when the network is gone: with its own policy, and
 * with newer answers than it carried where some were kept since.
 * @returns undefined where none was kept, or only one that is too old
 */
export async function keptPage(address: string, now = Date.now()): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  for (const name of await caches.keys()) {
    if (!name.startsWith(keptCachePrefix)) continue;
    const cache = await caches.open(name);
    const kept = await cache.match(pathname);
    if (kept && !isTooOld(kept, now)) return withNewest(kept, cache);
  }
  return undefined;
}

/** A file that a kept page asks for; what was not kept comes from the network, should that be back. */
export async function keptFile({ pathname }: URL): Promise<Response> {
  const address = pathname.replace(keptFiles, '/remotes/');
  const kept = await (await caches.open(keptFilesCache)).match(address);
  return kept ?? fetch(address);
}

function isTooOld({ headers }: Response, now: number): boolean {
  return now - Date.parse(headers.get(keptHeaders.at) ?? '') > keptDays * day;
}

async function withNewest(kept: Response, cache: Cache): Promise<Response | undefined> {
  const keptAt = kept.headers.get(keptHeaders.at) ?? '';
  const html = await kept.text();
  const page = pageDataIn(html);
  if (!page) return undefined;
  const rest: Record<string, unknown> = { ...page.rest };
  for (const address of Object.keys(rest)) {
    const newer = await cache.match(address);
    if (newer && (newer.headers.get(keptHeaders.at) ?? '') > keptAt) rest[address] = await newer.json();
  }
  const shown = withPageData(html, { ...page, rest, keptAt });
  return new Response(shown.replaceAll('"/remotes/', `"${keptFiles}`), kept);
}
