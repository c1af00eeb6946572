import { endpoints } from '@learn/contracts';
import { beforeEach, expect, it } from 'vitest';
import { $links, $registry } from './composition/registry.ts';
import { pageData } from './page.ts';
import { clearRestCache, rest } from './rest/rest.ts';
import { startPlatform } from './start.ts';
import { $courseSessions, $rememberedSessions } from './stores/courseSessions.ts';
import { $language } from './stores/language.ts';
import { $user } from './stores/user.ts';
import { lena, pageOf, registryOf, remoteEntry, sessionOf } from './testing/fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  clearRestCache();
});

it('fills every store from the page', async () => {
  localStorage.setItem('currentCourseSessions', '{"auto":"s2"}');
  const page = pageOf({
    language: 'fr',
    courseSessions: [sessionOf('s1', 'auto'), sessionOf('s2', 'auto')],
    registry: registryOf(remoteEntry('mfe-a', { mounts: ['/settings'] })),
    rest: { '/api/dashboard/config/': ['panel'] },
  });
  await startPlatform(page, ['/']);
  expect(pageData()).toBe(page);
  expect($user.get()).toEqual(lena);
  expect($courseSessions.get()).toHaveLength(2);
  expect($rememberedSessions.get()).toEqual({ auto: 's2' });
  expect($registry.get()).toBe(page.registry);
  expect([$links.get().home(), $links.get().settings(), $links.get().profile()]).toEqual([
    '/',
    '/settings',
    undefined,
  ]);
  expect($language.get()).toBe('fr');
  await expect(rest.get(endpoints.dashboardConfig)).resolves.toEqual(['panel']);
});

it('starts without a person for a visitor', async () => {
  await startPlatform(pageOf({ user: null }), []);
  expect($user.get()).toBeUndefined();
  expect($user.get()).toBeUndefined();
});
