import { expect, it } from 'vitest';
import { inBrief } from './inBrief.ts';

it.each([
  ['Reicht das so?', 'Reicht das so?'],
  ['Reicht das\r\nso?\n\n Oder nicht?', 'Reicht das so? Oder nicht?'],
  [`${'Wort '.repeat(40)}`, `${'Wort '.repeat(23)}…`],
  ['x'.repeat(300), `${'x'.repeat(119)} …`],
])('%j is %j', (text, brief) => {
  expect(inBrief(text)).toBe(brief);
});
