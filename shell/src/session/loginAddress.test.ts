import { setPageData } from '@learn/platform';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '../testing/fixtures.ts';
import { loginAddress, logoutAddress, safeNext } from './loginAddress.ts';

beforeEach(() => setPageData(pageOf()));

describe('loginAddress', () => {
  it.each([
    ['/', '/login-local'],
    ['/login', '/login-local'],
    ['/login/', '/login-local'],
    ['/login?next=/settings', '/login-local'],
    ['/login-local', '/login-local'],
    ['/login-local/?next=/settings', '/login-local'],
    ['/settings', '/login-local?next=%2Fsettings'],
    [
      '/course/auto/learn?circle=1&x=ä',
      '/login-local?next=%2Fcourse%2Fauto%2Flearn%3Fcircle%3D1%26x%3D%C3%A4',
    ],
    ['/login-locally', '/login-local?next=%2Flogin-locally'],
  ])('for %s is %s', (wanted, address) => {
    expect(loginAddress(wanted)).toBe(address);
  });

  it.each(['stage', 'prod'] as const)('is the sign-on in %s', (mode) => {
    setPageData(pageOf({ mode }));
    expect(loginAddress('/settings')).toBe('/sso/login?next=%2Fsettings');
    expect(loginAddress('/login')).toBe('/sso/login');
  });
});

describe('logoutAddress', () => {
  it.each([
    ['local', '/login-local'],
    ['stage', '/sso/logout'],
    ['prod', '/sso/logout'],
  ] as const)('in %s is %s', (mode, address) => {
    setPageData(pageOf({ mode }));
    expect(logoutAddress()).toBe(address);
  });
});

describe('safeNext', () => {
  it.each([
    ['/', '/'],
    ['/settings', '/settings'],
    ['/course/auto/learn?circle=1#top', '/course/auto/learn?circle=1#top'],
    ['/search?q=https://other.example', '/search?q=https://other.example'],
    ['/a/../settings', '/settings'],
  ])('keeps %s', (next, address) => {
    expect(safeNext(next)).toBe(address);
  });

  it.each([
    null,
    '',
    'settings',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\..\\..\\evil',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\t/[',
    'data:text/html,x',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/%2E%2E//evil.example',
  ])('leads home instead of to %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });

  it.each(['/%2Fevil.example', '/%5Cevil.example', '/%09/evil.example'])(
    'keeps %s, which is a path of this platform',
    (next) => {
      expect(new URL(safeNext(next), 'https://platform.example').host).toBe('platform.example');
    },
  );

  it('leads into this platform and never throws, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      '[',
      '%2F',
      'evil.example',
      'https',
      '..',
      'a',
    );
    const address = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => `/${parts.join('')}`),
      fc
        .array(fc.constantFrom('', '.', '..', '%2e', 'a'))
        .map((steps) => `/${steps.join('/')}//evil.example`),
    );
    fc.assert(
      fc.property(address, (next) => {
        const found = safeNext(next);
        expect(found).toMatch(/^\/(?![/\\])/);
        expect(new URL(found, window.location.origin).origin).toBe(window.location.origin);
      }),
    );
  });
});
