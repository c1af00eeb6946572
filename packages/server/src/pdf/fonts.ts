import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;

/** Inter (SIL Open Font License), read once per process; of each document the signs that are used are embedded. */
export const fonts = {
  regular: openSync(resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')) as Font,
  bold: openSync(resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')) as Font,
} as const;

/** A text with a box for each sign that the font cannot draw, which would otherwise be missing without a trace. */
export function drawable(text: string): string {
  const font = fonts.regular;
  return [...text.normalize('NFC')]
    .map((sign) => (sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '□'))
    .join('');
}
