import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safeNext.ts';

test.each([
  '/',
  '/profile',
  '/course/vv/learn?circle=1#top',
  '/course/vv/learn?courseSessionId=1&x=%2F%2Fa',
  '/a//b',
  '/suche?q=a%20b',
])('%s is kept', (target) => expect(safeNext(target)).toBe(target));

test('the path is kept as a browser resolves it', () => {
  expect(safeNext('/a/../settings')).toBe('/settings');
  expect(safeNext('/%2Fevil.example')).toBe('/%2Fevil.example');
});

test.each([
  undefined,
  null,
  '',
  'profile',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'http:/evil.example',
])('%j becomes /', (target) => expect(safeNext(target)).toBe('/'));

test('whatever is sent, a browser stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '@',
    ':',
    '\t',
    'http:',
    'evil.example',
    '?',
    '#',
    'a',
  );
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(target, (sent) => {
      const next = safeNext(sent);
      expect(next.startsWith('/')).toBe(true);
      expect(new URL(next, 'http://own.invalid').origin).toBe('http://own.invalid');
    }),
  );
});
