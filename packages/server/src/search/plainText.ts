const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** The end of a heading, paragraph or item that has no sign of its own there. */
const unfinishedBlock = /([^\s.:;,?!…>])\s*<\/(?:h[1-6]|p|li|td|th)>(?=\s*<)/g;

/** What is read of the HTML of a content (`isAllowedHtml`): its words on one line, a stop where a block ends. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .replace(unfinishedBlock, '$1. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (characters[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
