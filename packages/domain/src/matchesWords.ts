/** Whether each word of the search begins a word of the text, without regard to accents and case. */
export function matchesWords(search: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}
