import { copyBasePath, copyCachePrefix, copyFilesCache, copyHeaders, copyMaxDays } from '@learn/contracts';
import { asWritten, pageDataIn, withPageData } from './pageDataIn.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The offline copy of a page, with its own policy, and with newer answers where some were stored since.
 * @returns undefined without a copy, or with one that is too old
 */
export async function servePage(address: string, now = Date.now()): Promise<Response | undefined> {
  const found = await copyFor(new URL(address).pathname, now);
  return found && withNewest(found.copy, found.cache);
}

/**
 * A built file or a picture that a copied page requests below `copyBasePath`; without a copy it comes from the network.
 */
export async function serveFile({ pathname, search }: URL, now = Date.now()): Promise<Response> {
  const address = pathname.slice(copyBasePath.length) + search;
  const built = await (await caches.open(copyFilesCache)).match(address);
  return built ?? (await copyFor(pathname + search, now))?.copy ?? fetch(address);
}

async function copyFor(address: string, now: number) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(copyCachePrefix)) continue;
    const cache = await caches.open(name);
    const copy = await cache.match(address);
    if (copy && !isTooOld(copy, now)) return { copy, cache };
  }
  return undefined;
}

function isTooOld({ headers }: Response, now: number): boolean {
  return now - Date.parse(headers.get(copyHeaders.at) ?? '') > copyMaxDays * day;
}

async function withNewest(copy: Response, cache: Cache): Promise<Response | undefined> {
  const copiedAt = copy.headers.get(copyHeaders.at) ?? '';
  const html = await copy.text();
  const page = pageDataIn(html);
  if (!page) return undefined;
  const rest: Record<string, unknown> = { ...page.rest };
  for (const address of Object.keys(rest)) {
    const newer = await cache.match(address);
    if (newer && (newer.headers.get(copyHeaders.at) ?? '') > copiedAt) rest[address] = await newer.json();
  }
  let shown = withPageData(html, { ...page, rest, copiedAt }).replaceAll(
    '"/remotes/',
    `"${copyBasePath}/remotes/`,
  );
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!pathname.startsWith(`${copyBasePath}/`)) continue;
    const picture = asWritten(pathname.slice(copyBasePath.length) + search);
    shown = shown.replaceAll(`"${picture}`, `"${copyBasePath}${picture}`);
  }
  return new Response(shown, copy);
}
