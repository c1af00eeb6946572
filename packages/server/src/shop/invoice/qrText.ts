/** What the payment part may contain: Latin letters of Europe (Swiss Implementation Guidelines QR-bill 2.3, 4.1.1). */
const allowed = /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]$/u;

/**
 * A text as a field of the payment part holds it: other letters lose their marks, or become a question mark, and what is too
 * long is cut.
 * @param maximum characters
 */
export function qrText(text: string, maximum: number): string {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()].map((letter) =>
    allowed.test(letter) ? letter : withoutMarks(letter),
  );
  return letters.join('').slice(0, maximum).trim();
}

function withoutMarks(letter: string): string {
  return [...letter.normalize('NFKD')].filter((part) => allowed.test(part)).join('') || '?';
}
