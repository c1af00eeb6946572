import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRegistry } from '../composition/registry.ts';
import { cookie } from '../rest/cookies.ts';
import { clearRestCache } from '../rest/rest.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { failed, fakeNetwork, json } from '../testing/fakeNetwork.ts';
import { registryOf, remoteEntry, sessionOf } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import {
  $courseSessions,
  $currentCourseSession,
  $rememberedSessions,
  $sessionActions,
  isPreview,
  reloadCourseSessions,
  rememberCurrentSession,
  restoreRememberedSessions,
  sessionOfCourse,
  setCourseSessions,
  switchCourseSession,
} from './courseSessions.ts';
import { locationChanged } from './location.ts';

const key = 'currentCourseSessions';
const report = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearRestCache();
  report.mockClear();
  setErrorReporter(report);
  setStore($rememberedSessions, {});
  setCourseSessions([
    sessionOf('auto-1', 'auto'),
    sessionOf('auto-2', 'auto', { actions: ['preview'] }),
    sessionOf('vers-1', 'vers', { actions: ['learning-path'] }),
  ]);
  locationChanged('/', 'REPLACE');
});
afterEach(() => vi.unstubAllGlobals());

describe('the current session', () => {
  it('is the first of the course while none was chosen', () => {
    locationChanged('/course/auto/learn', 'PUSH');
    expect($currentCourseSession.get()?.id).toBe('auto-1');
  });

  it('is the chosen one, in its course only', () => {
    expect(switchCourseSession('auto-2')).toBe(true);
    expect(sessionOfCourse('auto')?.id).toBe('auto-2');
    expect(sessionOfCourse('vers')?.id).toBe('vers-1');
  });

  it('is the first again when the chosen one is no longer the person’s', () => {
    switchCourseSession('auto-2');
    setCourseSessions([sessionOf('auto-1', 'auto')]);
    expect(sessionOfCourse('auto')?.id).toBe('auto-1');
  });

  it.each(['/', '/dashboard/persons', '/course/unknown/learn'])('does not exist at %s', (pathname) => {
    locationChanged(pathname, 'PUSH');
    expect($currentCourseSession.get()).toBeUndefined();
    expect($sessionActions.get()).toEqual(new Set());
  });

  it('brings its actions', () => {
    locationChanged('/course/vers/learn', 'PUSH');
    expect($sessionActions.get()).toEqual(new Set(['learning-path']));
  });
});

describe('switchCourseSession', () => {
  it('remembers one choice per course for the next visit', () => {
    switchCourseSession('auto-2');
    switchCourseSession('vers-1');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ auto: 'auto-2', vers: 'vers-1' });
    sessionStorage.clear();
    setStore($rememberedSessions, {});
    restoreRememberedSessions();
    expect(sessionOfCourse('auto')?.id).toBe('auto-2');
  });

  it('goes on for this page when the storage is full, and reports it', () => {
    const full = new DOMException('full', 'QuotaExceededError');
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw full;
      },
    });
    expect(switchCourseSession('auto-2')).toBe(true);
    expect(sessionOfCourse('auto')?.id).toBe('auto-2');
    expect(report).toHaveBeenCalledExactlyOnceWith(full, { area: 'course-session' });
  });

  it('refuses a session that the person does not have, and changes nothing', () => {
    switchCourseSession('auto-2');
    expect(switchCourseSession('somebody-elses')).toBe(false);
    expect($rememberedSessions.get()).toEqual({ auto: 'auto-2' });
  });
});

describe('a page of a course', () => {
  it('stays in the session that it was opened in, although another comes first later', () => {
    locationChanged('/course/auto/learn', 'PUSH');
    rememberCurrentSession();
    setCourseSessions([sessionOf('auto-2', 'auto'), sessionOf('auto-1', 'auto')]);
    expect($currentCourseSession.get()?.id).toBe('auto-1');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ auto: 'auto-1' });
  });

  it('remembers nothing where the person has one session only', () => {
    locationChanged('/course/vers/learn', 'PUSH');
    rememberCurrentSession();
    expect($rememberedSessions.get()).toEqual({});
  });

  it('tells the server the chosen sessions, so that it composes the next page for them', () => {
    switchCourseSession('auto-2');
    switchCourseSession('vers-1');
    expect(cookie('courseSessions')).toBe('auto-2.vers-1');
  });
});

describe('two tabs', () => {
  const inOtherTab = { auto: 'auto-1' };

  it('each keep their session when they are loaded again', () => {
    switchCourseSession('auto-2');
    localStorage.setItem(key, JSON.stringify(inOtherTab));
    restoreRememberedSessions();
    expect(sessionOfCourse('auto')?.id).toBe('auto-2');
  });

  it('a new one opens the session of the one that was in front last', () => {
    restoreRememberedSessions();
    switchCourseSession('auto-2');
    localStorage.setItem(key, JSON.stringify(inOtherTab));
    window.dispatchEvent(new Event('focus'));
    sessionStorage.clear();
    restoreRememberedSessions();
    expect(sessionOfCourse('auto')?.id).toBe('auto-2');
  });
});

describe('restoreRememberedSessions', () => {
  it('reports a forbidden storage and goes on', () => {
    const forbidden = new DOMException('forbidden', 'SecurityError');
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw forbidden;
      },
    });
    restoreRememberedSessions();
    expect(report).toHaveBeenCalledExactlyOnceWith(forbidden, { area: 'course-session' });
  });

  it('has nothing to say on a first visit', () => {
    restoreRememberedSessions();
    expect($rememberedSessions.get()).toEqual({});
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['{broken', '[]', 'null', '"auto-1"', '{"auto": 1}', '{"auto": {"id": "auto-1"}}'])(
    'logs and drops %s',
    (stored) => {
      localStorage.setItem(key, stored);
      restoreRememberedSessions();
      expect($rememberedSessions.get()).toEqual({});
      expect(report).toHaveBeenCalledWith(expect.anything(), { area: 'course-session', stored });
      expect(localStorage.getItem(key)).toBeNull();
    },
  );
});

describe('isPreview', () => {
  beforeEach(() => {
    const mount = (path: string, preview?: true) => ({
      path: `/course/:courseSlug${path}`,
      public: false,
      preview,
    });
    const mounts = [
      ...['/learn', '/learn/:circleSlug/:contentSlug', '/competence', '/media'].map((path) =>
        mount(path, true),
      ),
      mount('/cockpit'),
    ];
    const entry = remoteEntry('mfe-a');
    setRegistry(registryOf({ ...entry, descriptor: { ...entry.descriptor, mounts } }), []);
  });

  it.each([
    ['/course/auto/learn', true],
    ['/course/auto/learn/basis/video', true],
    ['/course/auto/competence', true],
    ['/course/auto/media', true],
    ['/course/auto/cockpit', false],
    ['/course/auto/learning-mentor', false],
    ['/course/auto', false],
    ['/', false],
  ])('at %s with the action: %s', (pathname, expected) => {
    switchCourseSession('auto-2');
    locationChanged(pathname, 'PUSH');
    expect(isPreview(pathname)).toBe(expected);
  });

  it('needs the action', () => {
    switchCourseSession('auto-1');
    locationChanged('/course/auto/learn', 'PUSH');
    expect(isPreview('/course/auto/learn')).toBe(false);
  });
});

describe('reloadCourseSessions', () => {
  it('asks the server although an answer is kept', async () => {
    let title = 'Frühling';
    fakeNetwork(() => json([sessionOf('auto-1', 'auto', { title })]));
    await reloadCourseSessions();
    title = 'Printemps';
    await reloadCourseSessions();
    expect($courseSessions.get().map((session) => session.title)).toEqual(['Printemps']);
  });

  it('accepts a person without a course', async () => {
    fakeNetwork(() => json([]));
    await reloadCourseSessions();
    expect($courseSessions.get()).toEqual([]);
  });

  it('is an error when no list comes at all, and leaves what was known', async () => {
    fakeNetwork(() => new Response(null, { status: 204 }));
    await expect(reloadCourseSessions()).rejects.toThrow('No courseSessionData found for user');
    expect($courseSessions.get()).toHaveLength(3);
  });

  it('passes a failed call on', async () => {
    fakeNetwork(() => failed(503));
    await expect(reloadCourseSessions()).rejects.toThrow('HTTP error 503');
  });
});
