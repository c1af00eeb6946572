import { copyBasePath, copyHeaders } from '@learn/contracts';
import { copiesOf, headersOf, releaseOf } from './copyPage.ts';

const day = 24 * 60 * 60 * 1000;
/** Bytes of the largest picture that is copied. */
const largest = 3_000_000;

/**
 * Copies the pictures that a page of the person shows, below `copyBasePath`. After a day they are copied again, so that
 * they stay as long as the page.
 * @param addresses on this server
 * @throws TypeError when the network is gone
 */
export async function copyPictures(person: string, addresses: readonly string[]): Promise<void> {
  const pages = await copiesOf(person);
  for (const address of addresses) {
    const known = (await pages.match(copyBasePath + address))?.headers;
    if (Date.now() - Date.parse(known?.get(copyHeaders.at) ?? '') < day) continue;
    const response = await fetch(address, { priority: 'low' });
    const picture = await response.blob();
    if (!response.ok || !picture.type.startsWith('image/') || picture.size > largest) continue;
    await pages.put(
      copyBasePath + address,
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
