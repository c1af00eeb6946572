import { expect, test } from 'vitest';
import { qrText } from './qrText.ts';

test.each([
  ['Lena Keller', 'Lena Keller'],
  ['Łukasz Šimić', 'Łukasz Šimić'],
  ['Țăranu', 'Țăranu'],
  ['Nguyễn', 'Nguyen'],
  ['王 Meier', '? Meier'],
  ['  Garage\n Muster ', 'Garage Muster'],
  ['a\u0308', 'ä'],
])('writes %s as %s', (text, written) => {
  expect(qrText(text, 70)).toBe(written);
});

test('cuts what is too long', () => {
  expect(qrText('x'.repeat(80), 70)).toHaveLength(70);
});
