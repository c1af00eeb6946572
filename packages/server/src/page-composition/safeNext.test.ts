import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safeNext.ts';

test.each(['/', '/profile', '/course/vv/learn?courseSessionId=1&x=%2F%2Fa', '/a//b', '/suche?q=a%20b'])(
  '%s is kept',
  (target) => expect(safeNext(target)).toBe(target),
);

test.each([
  undefined,
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
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const next = safeNext(pieces.join(''));
      expect(next.startsWith('/')).toBe(true);
      expect(new URL(next, 'http://own.invalid').origin).toBe('http://own.invalid');
    }),
  );
});
