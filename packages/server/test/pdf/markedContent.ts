/** Operators that leave a mark on the page. */
const painting = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'S',
  's',
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'sh',
  'Do',
  'EI',
]);

/** Strings, dictionaries and arrays may hold anything, so they are one token each. */
const token =
  /<<(?:[^<>]|<[^>]*>)*>>|\((?:\\.|[^\\()])*\)|<[0-9a-fA-F\s]*>|\[(?:\((?:\\.|[^\\()])*\)|[^\]])*\]|[^\s]+/g;

/**
 * Reads which marks of a page are part of the structure.
 * @param content operators of the page
 * @returns painting operators outside of any marked content, and the ids of the marked content
 */
export function markedContent(content: string): { readonly unmarked: string[]; readonly ids: number[] } {
  const unmarked: string[] = [];
  const ids: number[] = [];
  const open: boolean[] = [];
  let last = '';
  for (const [word] of content.matchAll(token)) {
    if (word === 'BDC' || word === 'BMC') {
      const id = /\/MCID (\d+)/.exec(last)?.[1];
      if (id !== undefined) ids.push(Number(id));
      open.push(true);
    } else if (word === 'EMC') open.pop();
    else if (painting.has(word) && open.length === 0) unmarked.push(word);
    last = word;
  }
  return { unmarked, ids };
}
