import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const resolve = createRequire(import.meta.url).resolve;

/** Files of Inter (SIL Open Font License); the signs that are used are embedded. */
export const fontFiles = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
} as const;

let known: Font | undefined;

/** A text with a box for each sign that the font cannot draw, which would otherwise be missing without a trace. */
export function drawable(text: string): string {
  known ??= openSync(fontFiles.regular) as Font;
  const font = known;
  return [...text.normalize('NFC')]
    .map((sign) => (sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '□'))
    .join('');
}
