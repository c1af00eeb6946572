import { endpoints } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRestCache, rest } from '../rest/rest.ts';
import { failed, fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { lena, sessionOf } from '../testing/fixtures.ts';
import { changeProfile, login, logout, removeAvatar, setUser } from './account.ts';
import { $completions, completionKey, receiveCompletions } from './completions.ts';
import { $courseSessions, setCourseSessions } from './courseSessions.ts';
import { $user } from './user.ts';

beforeEach(() => {
  clearRestCache();
  setUser(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('login', () => {
  it('sends both trimmed and gives back the person', async () => {
    const sent = fakeNetwork(() => json(lena));
    await expect(login('  lena.keller ', ' demo\n')).resolves.toEqual(lena);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      address: '/api/core/login/',
      body: { username: 'lena.keller', password: 'demo' },
    });
  });

  it('forgets what a visitor was told', async () => {
    const sent = fakeNetwork(() => json(lena));
    await rest.get(endpoints.me);
    await login('lena.keller', 'demo');
    await rest.get(endpoints.me);
    expect(sent.filter(({ address }) => address === endpoints.me.path)).toHaveLength(2);
  });

  it('leaves nobody logged in when it fails', async () => {
    fakeNetwork(() => failed(401, { code: 'login_failed' }));
    await expect(login('lena.keller', 'wrong')).rejects.toMatchObject({ code: 'login_failed' });
    expect($user.get()).toBeUndefined();
  });
});

describe('logout', () => {
  beforeEach(() => {
    setUser(lena);
    setCourseSessions([sessionOf('s1', 'auto')]);
    receiveCompletions(completionKey('s1', lena.id), []);
  });

  it('forgets the person and all their data', async () => {
    const sent = fakeNetwork(() => new Response(null, { status: 204 }));
    await logout();
    expect(sent[0]).toMatchObject({ method: 'POST', address: '/api/core/logout/' });
    expect($user.get()).toBeUndefined();
    expect($courseSessions.get()).toEqual([]);
    expect($completions.get()).toEqual({});
  });

  it('leaves the person logged in when the server could not be told', async () => {
    fakeNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(logout()).rejects.toThrow('Failed to fetch');
    expect($user.get()).toEqual(lena);
  });
});

describe('the own profile', () => {
  beforeEach(() => setUser(lena));

  it('becomes what the server answers', async () => {
    const sent = fakeNetwork(() => json({ ...lena, city: 'Bern' }));
    await changeProfile({ city: ' Bern ' });
    expect(sent).toMatchObject([{ method: 'PUT', address: '/api/core/me/', body: { city: ' Bern ' } }]);
    expect($user.get()?.city).toBe('Bern');
  });

  it('stays as it was when the server refuses', async () => {
    fakeNetwork(() => failed(400, { code: 'validation_failed' }));
    await expect(changeProfile({ city: 'Bern' })).rejects.toMatchObject({ code: 'validation_failed' });
    expect($user.get()).toEqual(lena);
  });

  it('does not come back after its owner has left', async () => {
    fakeNetwork(() => {
      setUser(undefined);
      return json(lena);
    });
    await changeProfile({ city: 'Bern' });
    expect($user.get()).toBeUndefined();
  });

  it('loses its photo', async () => {
    setUser({ ...lena, avatar_url: '/media/avatar/x.jpg' });
    const sent = fakeNetwork(() => new Response(null, { status: 204 }));
    await removeAvatar();
    expect(sent).toMatchObject([{ method: 'DELETE', address: '/api/core/avatar/' }]);
    expect($user.get()?.avatar_url).toBe('');
  });
});
