import { describe, expect, test } from 'vitest';
import { pageAddress } from './pageAddress.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a page', () => {
  test.each(['/', '/course/vv/learn?x=1', '/notifications', '/serverless', '/course/vv/media'])(
    '%s',
    (url) => {
      const found = pageAddress({ url, headers: { accept: browser } });
      expect(found && found.pathname + found.search).toBe(url);
    },
  );

  test('also for a client that accepts anything', () => {
    expect(pageAddress({ url: '/', headers: {} })?.pathname).toBe('/');
    expect(pageAddress({ url: '/profile', headers: { accept: '*/*' } })?.pathname).toBe('/profile');
  });
});

describe('no page', () => {
  test.each([
    '/api/none',
    '/server/graphql/',
    '/remotes/mfe-a/a1/x.js',
    '/media/x',
    '/sso/login',
    '/notifications/api/x',
  ])('%s, which is a call or a file', (url) =>
    expect(pageAddress({ url, headers: { accept: browser } })).toBeUndefined(),
  );

  test('for a client that asks for another type', () => {
    expect(pageAddress({ url: '/profile', headers: { accept: 'application/json' } })).toBeUndefined();
    expect(pageAddress({ url: '/favicon.ico', headers: { accept: 'image/avif,*/*;q=0.8' } })).toBeUndefined();
    expect(pageAddress({ url: 'http://evil.example/', headers: { accept: browser } })).toBeUndefined();
  });
});
