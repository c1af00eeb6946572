import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatChf, formatDecimal, formatFrancs, formatNumber, formatPrice, formatShare } from './number.ts';

test.each([
  [0, '0'],
  [-0.4, '0'],
  [999.4, '999'],
  [999.5, '1’000'],
  [12_345.5, '12’346'],
  [-1_234.5, '-1’235'],
  [1_234_567, '1’234’567'],
])('the number %f is «%s»', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [0.024, 'de', '2.4'],
  [0.024, 'fr', '2,4'],
  [0.0004, 'it', '0'],
  [1, 'de', '100'],
] as const)('the share %f in %s: %s', (share, language, text) => {
  expect(formatShare(share, language)).toBe(text);
});

test.each([
  [0, '0.00', 'CHF 0.00'],
  [5, '0.05', 'CHF 0.05'],
  [145_000, '1’450.00', 'CHF 1’450.00'],
  [-120_050, '-1’200.50', 'CHF -1’200.50'],
  [123_456_789, '1’234’567.89', 'CHF 1’234’567.89'],
])('%d Rappen are «%s»', (rappen, francs, price) => {
  expect(formatFrancs(rappen)).toBe(francs);
  expect(formatPrice(rappen)).toBe(price.replace(' ', '\u00a0'));
});

test.each([
  [0, 'CHF 0'],
  [730, 'CHF 730'],
  [33_580, 'CHF 33’580'],
  [1_234_567.4, 'CHF 1’234’567'],
  [999.5, 'CHF 1’000'],
])('%s francs without decimals are %s', (francs, text) => {
  expect(formatChf(francs)).toBe(text.replace(' ', '\u00a0'));
});

test('numbers are written as a formatter of the platform writes them, but for the apostrophe', () => {
  const [whole, tenths, french] = (
    [
      ['de-CH', 0],
      ['de-CH', 1],
      ['fr-CH', 1],
    ] as const
  ).map(
    ([locale, maximumFractionDigits]) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits, signDisplay: 'negative' }),
  );
  const withApostrophe = (text = '') => text.replaceAll(/['\u202f]/g, '’');
  const hundredths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((number) => number / 100);
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(formatNumber(value)).toBe(withApostrophe(whole?.format(value)));
      expect(formatDecimal(value, 'de', 1)).toBe(withApostrophe(tenths?.format(value)));
      expect(formatDecimal(value, 'fr', 1)).toBe(withApostrophe(french?.format(value)));
    }),
    { numRuns: 2_000 },
  );
});
