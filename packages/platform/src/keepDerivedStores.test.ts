import { afterEach, expect, test, vi } from 'vitest';
import { fillStores } from './fillStores.ts';
import { keepDerivedStores } from './keepDerivedStores.ts';
import { $sessionActions } from './stores/courseSessions.ts';
import { $courseSlug, openedAt } from './stores/location.ts';
import { pageOf } from './testing/fixtures.ts';

afterEach(() => vi.useRealTimers());

test('what is derived follows the page, and looking at it starts no timer', () => {
  keepDerivedStores();
  vi.useFakeTimers();
  for (const slug of ['fire', 'water']) {
    fillStores(pageOf({}), []);
    openedAt(`/course/${slug}/learn`);
    expect($courseSlug.get()).toBe(slug);
    expect($sessionActions.get()).toEqual(new Set());
  }
  expect(vi.getTimerCount()).toBe(0);
});
