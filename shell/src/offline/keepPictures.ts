import { keptHeaders, keptPath } from '@learn/contracts';
import { headersOf, keptPages, releaseOf } from './keepPage.ts';

const day = 24 * 60 * 60 * 1000;
/** Bytes of a picture that is kept. */
const largest = 3_000_000;

/**
 * Keeps the pictures that a page of the person shows, below `keptPath`; again after a day, so that they stay as long as
 * the page.
 * @param addresses on this server
 * @throws TypeError when the network is gone
 */
export async function keepPictures(person: string, addresses: readonly string[]): Promise<void> {
  const pages = await keptPages(person);
  for (const address of addresses) {
    const known = (await pages.match(keptPath + address))?.headers;
    if (Date.now() - Date.parse(known?.get(keptHeaders.at) ?? '') < day) continue;
    const response = await fetch(address, { priority: 'low' });
    const picture = await response.blob();
    if (!response.ok || !picture.type.startsWith('image/') || picture.size > largest) continue;
    await pages.put(
      keptPath + address,
      new Response(picture, { headers: headersOf(response, picture.size) }),
    );
  }
}

/** Pictures of this server that are shown now, built ones aside. */
export function shownPictures(): string[] {
  const shown = [...document.querySelectorAll('img')]
    .map(({ src }) => new URL(src, window.location.href))
    .filter(({ origin, pathname }) => origin === window.location.origin && releaseOf(pathname) === '')
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(shown)];
}
