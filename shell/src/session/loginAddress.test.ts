import { setPageData } from '@learn/platform/shell';
import { pageOf } from '@learn/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { loginAddress, logoutAddress } from './loginAddress.ts';

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
