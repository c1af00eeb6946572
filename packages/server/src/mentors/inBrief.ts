/** So many characters of a text go into a sentence about it. */
const longest = 120;

/** A text on one line, and its beginning only where it is long: as a notification and the subject of a mail name it. */
export function inBrief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const beginning = characters.slice(0, longest - 1).join('');
  return `${beginning.replace(/\s+\S*$/, '')} …`;
}
