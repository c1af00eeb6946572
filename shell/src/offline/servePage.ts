import { keptCachePrefix, keptDays, keptHeaders } from '@learn/contracts';
import { pageDataIn, withPageData } from './pageDataIn.ts';

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

function isTooOld({ headers }: Response, now: number): boolean {
  return now - Date.parse(headers.get(keptHeaders.at) ?? '') > keptDays * day;
}

async function withNewest(kept: Response, cache: Cache): Promise<Response> {
  const keptAt = kept.headers.get(keptHeaders.at) ?? '';
  const html = await kept.text();
  const page = pageDataIn(html);
  if (!page) return new Response(html, kept);
  const rest: Record<string, unknown> = { ...page.rest };
  for (const address of Object.keys(rest)) {
    const newer = await cache.match(address);
    if (newer && (newer.headers.get(keptHeaders.at) ?? '') > keptAt) rest[address] = await newer.json();
  }
  return new Response(withPageData(html, { ...page, rest, keptAt }), kept);
}
