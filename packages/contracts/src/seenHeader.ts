/** What the sender of a change saw before it of the fields that it changes, by their names in the body or in `?only=`. */
export type Seen = Readonly<Record<string, unknown>>;

/**
 * Header of a write: what its sender saw. Where another person has changed one of these fields meanwhile to something else than what is
 * sent, the answer is version_conflict. Without it, as from an older sender, what is sent counts. A header, because a server that does not know
 * it refuses neither body nor query.
 */
export const seenHeader = 'x-seen';

/** Servers refuse a request whose headers are longer than 16 kB in all. */
const longest = 6_000;

/** @returns undefined for what is too long for a header: then what is sent counts */
export function writeSeen(seen: Seen): string | undefined {
  const text = encodeURIComponent(JSON.stringify(seen));
  return text.length > longest ? undefined : text;
}

/** @returns undefined for what is no such header */
export function readSeen(header: unknown): Seen | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return seenIn(JSON.parse(decodeURIComponent(header)));
  } catch {
    return undefined;
  }
}

/** What was seen of the parts of a field. @returns undefined for what has no parts */
export function seenIn(value: unknown): Seen | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Seen) : undefined;
}
