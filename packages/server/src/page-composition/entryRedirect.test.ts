import { describe, expect, test } from 'vitest';
import { entryRedirect, type Visit } from './entryRedirect.ts';

const session = { id: '6f1c2a3e-0000-4000-8000-000000000001' };

function lead(address: string, more: Partial<Visit> = {}): string | undefined {
  const url = new URL(`http://page.invalid${address}`);
  return entryRedirect({ mode: 'local', url, loggedIn: false, public: false, courseSessions: [], ...more });
}

describe('a visitor without login', () => {
  test('is led to the local login with the asked address', () => {
    expect(lead('/course/vv/learn?tab=a&b=ü')).toBe(
      '/login-local?next=%2Fcourse%2Fvv%2Flearn%3Ftab%3Da%26b%3D%25C3%25BC',
    );
    expect(lead('/')).toBe('/login-local?next=%2F');
    expect(lead('/styleguide')).toBe('/login-local?next=%2Fstyleguide');
  });

  test.each(['stage', 'prod'] as const)('is led to the single sign-on in %s', (mode) => {
    expect(lead('/profile', { mode })).toBe('/sso/login?next=%2Fprofile');
  });

  test('keeps the course session of a link until the login', () => {
    expect(lead('/?courseSessionId=unknown')).toBe('/login-local?next=%2F%3FcourseSessionId%3Dunknown');
  });

  test.each(['/login-local', '/login', '/login/'])('sees %s', (address) => {
    expect(lead(address)).toBeUndefined();
  });

  test('sees a public address of a remote, in every mode', () => {
    expect(lead('/onboarding/uk/account/create', { public: true })).toBeUndefined();
    expect(lead('/onboarding/uk/account/create', { public: true, mode: 'prod' })).toBeUndefined();
  });

  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/a/..//evil.example',
    '/%09/evil.example/..//',
  ])('is never led to another host by asking for %s', (address) => {
    const target = lead(address);
    expect(target?.startsWith('/login-local?next=')).toBe(true);
    const next = new URLSearchParams(target?.split('?')[1]).get('next') ?? '';
    expect(new URL(next, 'http://page.invalid').host).toBe('page.invalid');
  });
});

describe('the login pages behind single sign-on', () => {
  test.each(['/login', '/login-local'])('%s leads there, to / without a target', (address) => {
    expect(lead(address, { mode: 'prod' })).toBe('/sso/login?next=%2F');
    expect(lead(`${address}?next=/profile`, { mode: 'prod' })).toBe('/sso/login?next=%2Fprofile');
  });

  test('pass on no target of another host', () => {
    expect(lead('/login?next=https://evil.example', { mode: 'prod' })).toBe('/sso/login?next=%2F');
    expect(lead('/login?next=//evil.example', { mode: 'prod', loggedIn: true })).toBe('/');
  });

  test('lead a person who is logged in straight to the target', () => {
    expect(lead('/login?next=/profile', { mode: 'stage', loggedIn: true })).toBe('/profile');
  });
});

describe('a person who is logged in', () => {
  test('sees the requested page, also with an own course session', () => {
    const more = { loggedIn: true, courseSessions: [session] };
    expect(lead('/course/vv/learn', more)).toBeUndefined();
    expect(lead(`/course/vv/learn?courseSessionId=${session.id}`, more)).toBeUndefined();
  });

  test.each(['unknown', ''])('is led to / by the course session «%s», which is not an own one', (id) => {
    expect(
      lead(`/course/vv/learn?courseSessionId=${id}`, { loggedIn: true, courseSessions: [session] }),
    ).toBe('/');
  });

  test('is led from appointments to the due dates', () => {
    const more = { loggedIn: true, courseSessions: [session] };
    expect(lead('/appointments', more)).toBe('/dashboard/due-dates');
    expect(lead('/course/vv/appointments/', more)).toBe('/dashboard/due-dates?course=vv');
    expect(lead(`/course/vv/appointments?courseSessionId=${session.id}`, more)).toBe(
      `/dashboard/due-dates?course=vv&courseSessionId=${session.id}`,
    );
    expect(lead('/course/vv/appointments?courseSessionId=unknown', more)).toBe('/');
  });
});
