import { afterEach, expect, it, vi } from 'vitest';
import { cookie, setCookie } from './cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps a value that can be read again', () => {
  setCookie('chosen', 'auto 2; vers=1');
  expect(cookie('chosen')).toBe('auto 2; vers=1');
});

it.each([
  ['https:', true],
  ['http:', false],
])('on a page that came by %s, a cookie is for https only: %s', (protocol, secure) => {
  vi.stubGlobal('location', { protocol });
  const written = vi.spyOn(document, 'cookie', 'set');
  setCookie('chosen', 'auto-2');
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls[0]?.[0]).toMatch(/^chosen=auto-2; path=\/; max-age=31536000; samesite=lax/);
  expect(written.mock.calls[0]?.[0].endsWith('; secure')).toBe(secure);
});
