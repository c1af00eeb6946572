/** A piece of a text: an address that may be opened, or anything else. */
export interface TextPart {
  readonly text: string;
  readonly href: string | undefined;
}

const addresses = /\bhttps?:\/\/[^\s<>«»"“”]+/giu;
/** What ends a sentence does not belong to an address in it. */
const closing = /[.,;:!?…'’*_~]+$/u;

/**
 * Takes a text apart where it names web addresses (http and https only), so that they can be links while all else stays text.
 * A bracket at the end belongs to the address only if it was opened there.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: undefined });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: undefined });
  return parts;
}

function trimmed(found: string): string {
  const address = found.replace(closing, '');
  const unopened = address.endsWith(')') && !address.includes('(');
  return unopened || address.endsWith(']') ? trimmed(address.slice(0, -1)) : address;
}
