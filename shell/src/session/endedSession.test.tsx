import { $user, rest } from '@learn/platform';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openShell } from '../testing/openShell.tsx';
import { json, stubFetch } from '../testing/stubFetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('leads to the login, and from there back, as soon as a call says that the session has ended', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await openShell('/somewhere?tab=2', { page: { rest: { '/api/dashboard/config/': [] } } });
  stubFetch(() => json({ code: 'login_failed' }, 401));
  await rest.get('/api/x/').catch(() => undefined);
  expect(assign).not.toHaveBeenCalled();

  stubFetch(() => json({ code: 'not_logged_in' }, 401));
  await rest.get('/api/x/').catch(() => undefined);
  await rest.get('/api/y/').catch(() => undefined);
  expect(assign.mock.calls).toEqual([['/login-local?next=%2Fsomewhere%3Ftab%3D2']]);
  expect($user.get()).toBeUndefined();
  await waitFor(() => expect(window.location.pathname).toBe('/login-local'));
});
