import { endingsOf, formsOf, type Word, wordsOf } from './words.ts';

/** A stretch of a text, in UTF-16 units; `end` is the first one behind it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Plain text with the found words in it. */
export interface MarkedText {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/** Longest excerpt, and how much of it stands before the first found word. */
const length = 180;
const before = 50;

/** Marks the words of a text that are among the found ones. */
export function markWords(text: string, found: ReadonlySet<string>): readonly Range[] {
  return foundWords(wordsOf(text), found).map(({ start, end }) => ({ start, end }));
}

/** The stretch of a text with most of the found words; its beginning where there are none. */
export function excerptOf(text: string, found: ReadonlySet<string>): MarkedText {
  if (text.length <= length) return { text, ranges: markWords(text, found) };
  const words = wordsOf(text);
  const { start, end } = cutAt(text, words, bestStart(foundWords(words, found)));
  const lead = start === 0 ? '' : '… ';
  const cut = `${lead}${text.slice(start, end).trimEnd()}${end === text.length ? '' : ' …'}`;
  return { text: cut, ranges: markWords(cut, found) };
}

function foundWords(words: readonly Word[], found: ReadonlySet<string>): Word[] {
  return words.filter((word) =>
    formsOf(word.text).some((form) => [form, ...endingsOf(form)].some((part) => found.has(part))),
  );
}

/** Where the found words stand closest together: at the one after which most different ones follow within an excerpt. */
function bestStart(marked: readonly Word[]): number {
  let best = 0;
  let most = 0;
  for (const [index, { start }] of marked.entries()) {
    const near = new Set<string>();
    for (let next = index; next < marked.length; next += 1) {
      const word = marked[next];
      if (word === undefined || word.end > start + length - before) break;
      near.add(word.text.toLowerCase());
    }
    if (near.size > most) [best, most] = [start, near.size];
  }
  return best;
}

/** Begins and ends at whole words. */
function cutAt(text: string, words: readonly Word[], wanted: number): Range {
  const from = Math.max(0, wanted - before);
  const start = from === 0 ? 0 : (words.find((word) => word.start >= from)?.start ?? 0);
  if (start + length >= text.length) return { start, end: text.length };
  const last = words.findLast((word) => word.start >= start && word.end <= start + length);
  return { start, end: last?.end ?? start + length };
}
