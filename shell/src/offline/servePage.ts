import { keptCachePrefix, keptDays, keptFilesCache, keptHeaders, keptPath } from '@learn/contracts';
import { asWritten, pageDataIn, withPageData } from './pageDataIn.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * A page that was kept for the person who used this browser last, for when the network is gone: with its own policy, and
 * with newer answers than it carried where some were kept since.
 * @returns undefined where none was kept, or only one that is too old
 */
export async function keptPage(address: string, now = Date.now()): Promise<Response | undefined> {
  const found = await keptFor(new URL(address).pathname, now);
  return found && withNewest(found.kept, found.cache);
}

/**
 * A built file or a picture that a kept page asks for below `keptPath`; what was not kept comes from the network, should
 * that be back.
 */
export async function keptFile({ pathname, search }: URL, now = Date.now()): Promise<Response> {
  const address = pathname.slice(keptPath.length) + search;
  const built = await (await caches.open(keptFilesCache)).match(address);
  return built ?? (await keptFor(pathname + search, now))?.kept ?? fetch(address);
}

async function keptFor(address: string, now: number) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(keptCachePrefix)) continue;
    const cache = await caches.open(name);
    const kept = await cache.match(address);
    if (kept && !isTooOld(kept, now)) return { kept, cache };
  }
  return undefined;
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
  let shown = withPageData(html, { ...page, rest, keptAt }).replaceAll('"/remotes/', `"${keptPath}/remotes/`);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!pathname.startsWith(`${keptPath}/`)) continue;
    const picture = asWritten(pathname.slice(keptPath.length) + search);
    shown = shown.replaceAll(`"${picture}`, `"${keptPath}${picture}`);
  }
  return new Response(shown, kept);
}
