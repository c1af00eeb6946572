import { hasDrafts, setErrorReporter } from '@learn/platform/shell';
import { courseSession, userProfile } from '@learn/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillStorage } from '../testing/fillStorage.ts';
import { startShell } from '../testing/openShell.tsx';
import { $endedSession, askForLogin, postponeLogin, resumeSession } from './endedSession.ts';
import { announceLogout, watchOtherTabs } from './otherTabs.ts';

const lena = userProfile();
const report = vi.fn();

function spyOnLocation() {
  return {
    assign: vi.spyOn(window.location, 'assign').mockImplementation(() => undefined),
    reload: vi.spyOn(window.location, 'reload').mockImplementation(() => undefined),
  };
}

let went: ReturnType<typeof spyOnLocation>;
let loggedIn = true;

beforeEach(() => {
  went = spyOnLocation();
  loggedIn = true;
  resumeSession();
  report.mockClear();
  setErrorReporter(report);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => (loggedIn ? 'loginStatus=true' : ''));
});
afterEach(() => vi.restoreAllMocks());

async function watch(page = {}): Promise<void> {
  await startShell({ page: { user: lena, courseSessions: [courseSession()], ...page } });
  onTestFinished(watchOtherTabs());
}

/** What another tab writes is told to this one. */
function elsewhere(newValue: string): void {
  localStorage.setItem('signedIn', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'signedIn', newValue }));
}

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a logout in another tab', () => {
  it.each([
    ['local', '/login-local'],
    ['prod', '/sso/logged-out'],
  ])('ends this one, too, in %s at %s, without what was typed', async (mode, address) => {
    await watch({ mode });
    localStorage.setItem(`draft:${lena.id}:note`, '"halb"');
    elsewhere('{"userId":null,"at":1}');
    expect(went.assign.mock.calls).toEqual([[address]]);
    expect(hasDrafts(lena.id)).toBe(false);
  });

  it('is noticed by a tab that slept meanwhile', async () => {
    await watch();
    announceLogout();
    comeBack();
    expect(went.assign).toHaveBeenCalledWith('/login-local');
  });

  it('does nothing to a visitor', async () => {
    await watch({ user: null });
    elsewhere('{"userId":null,"at":1}');
    comeBack();
    expect(went.assign).not.toHaveBeenCalled();
    expect($endedSession.get()).toBe('no');
  });
});

describe('a login in another tab', () => {
  it('of another person reloads this one, and leaves the drafts of the first', async () => {
    await watch();
    localStorage.setItem(`draft:${lena.id}:note`, '"halb"');
    elsewhere('{"userId":"marc","at":1}');
    expect(went.reload).toHaveBeenCalledOnce();
    expect(hasDrafts(lena.id)).toBe(true);
  });

  it('of the same person continues the page', async () => {
    await watch();
    askForLogin();
    elsewhere(JSON.stringify({ userId: lena.id, at: 2 }));
    expect($endedSession.get()).toBe('no');
    expect(went.reload).not.toHaveBeenCalled();
  });

  it('is announced by the page that it opens', async () => {
    await watch();
    expect(JSON.parse(localStorage.getItem('signedIn') ?? '')).toMatchObject({ userId: lena.id });
  });
});

it('goes on with a full storage, and reports it', async () => {
  await startShell({ page: { user: lena } });
  const full = fillStorage();
  onTestFinished(watchOtherTabs());
  expect(report).toHaveBeenCalledExactlyOnceWith(full, { area: 'session' });
});

describe('a tab on return', () => {
  it('says that the login has ended when its cookie is gone', async () => {
    await watch();
    loggedIn = false;
    comeBack();
    expect($endedSession.get()).toBe('asking');
    expect(went.assign).not.toHaveBeenCalled();
  });

  it('does not ask again after the login was put off, with or without the cookie', async () => {
    await watch();
    askForLogin();
    postponeLogin();
    comeBack();
    loggedIn = false;
    comeBack();
    expect($endedSession.get()).toBe('postponed');
  });

  it('says nothing while it is there', async () => {
    await watch();
    comeBack();
    expect($endedSession.get()).toBe('no');
  });

  it('looks at what happened when the browser brings an old page back', async () => {
    await watch();
    localStorage.setItem('signedIn', '{"userId":"marc","at":1}');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(went.reload).toHaveBeenCalledOnce();
  });
});

it.each(['{broken', '"lena"', '{"userId":5}', 'null'])('logs and ignores %s', async (text) => {
  await watch();
  elsewhere(text);
  expect(report).toHaveBeenCalledWith(expect.anything(), { area: 'session', stored: text });
  expect(went.assign).not.toHaveBeenCalled();
  expect(went.reload).not.toHaveBeenCalled();
});
