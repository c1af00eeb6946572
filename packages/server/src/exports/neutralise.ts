/**
 * Makes a text harmless for spreadsheets: what would begin a formula there (=, +, -, @, also full-width, also behind white
 * space) gets an apostrophe in front, as does what begins with a tab or a line break. Control characters that no XML
 * document can have are left out.
 */
export function neutralise(text: string): string {
  const clean = writable(text);
  return dangerous.test(clean) ? `'${clean}` : clean;
}

const dangerous = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
const controls = /[\p{Cc}\u2028\u2029\ufffe\uffff]/gu;

function writable(text: string): string {
  return text.replace(controls, (character) => (whiteSpace.has(character) ? character : ''));
}

const whiteSpace = new Set(['\t', '\r', '\n']);
