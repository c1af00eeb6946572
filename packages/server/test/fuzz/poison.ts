import fc from 'fast-check';

/** Texts that have broken servers before. */
const badTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066rtl',
  '😀'.repeat(50),
  'é'.normalize('NFD'),
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f',
  'file\r\nContent-Type: text/html',
  "'; drop table users; --",
  '" or 1=1',
  '$1',
  '%',
  '_%_',
  '{{7*7}}',
  `$${'{7*7}'}`,
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(400),
  '0000-00-00',
  '2026-02-30',
  '9999999-12-31T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'x'.repeat(20_000),
];

const badNumbers = [0, -0, -1, 0.1, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, 5e-324];

/** Stands for arrays so deep that no recursive function writes or walks them; `toJson` puts them in. */
const endless = 'endless arrays';
const endlessJson = '['.repeat(50_000) + ']'.repeat(50_000);

/** The JSON text of a value that `poison` may be part of. */
export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(endless), endlessJson);
}

// one for all, because fast-check makes a table of all characters for each
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

/** A JSON value that nobody asked for; written by `toJson`. */
export const poison: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...badTexts),
  fc.constantFrom(...badNumbers),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { __proto__: null }, { constructor: {} }),
  anyText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 50, max: 3000 }).map((depth) => nested(depth)),
  fc.constant(endless),
  fc.array(fc.constantFrom(...badTexts), { maxLength: 5 }),
);

export const badText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...badTexts), anyText);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}
