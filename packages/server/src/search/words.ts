/** A word of a text, and where it stands, in UTF-16 units. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The words of a text: runs of letters, digits and the marks on them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
}

/** The same word however it is written: without accents and upper case, ß as ss. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** All that a folded word may be asked for: a word with ä, ö, ü also as it is written with ae, oe, ue. */
export function formsOf(word: string): readonly string[] {
  const folded = foldWord(word);
  const composed = word.normalize('NFC');
  if (!/[äöü]/i.test(composed)) return [folded];
  return [folded, foldWord(composed.replace(/[äöü]/gi, (letter) => `${letter}e`))];
}

/** Whether a folded word is looked for: a single letter says nothing. */
export function counts(folded: string): boolean {
  return folded.length > 1 || /\d/.test(folded);
}

/** The ends of a long word, of which some are words of their own: German puts them together. */
export function endingsOf(folded: string): readonly string[] {
  if (folded.length < 10) return [];
  return Array.from({ length: folded.length - 7 }, (_, index) => folded.slice(index + 3));
}
