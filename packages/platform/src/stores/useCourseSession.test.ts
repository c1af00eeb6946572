import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionOf } from '../testing/fixtures.ts';
import { setCourseSessions } from './courseSessions.ts';
import { locationChanged } from './location.ts';
import { useCourseSession } from './useCourseSession.ts';

it('is the session that the address is about', () => {
  setCourseSessions([sessionOf('s1', 'auto')]);
  locationChanged('/course/auto/learn', 'PUSH');
  expect(renderHook(useCourseSession).result.current.id).toBe('s1');
});

it('is an error on a page that needs one and has none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setCourseSessions([]);
  locationChanged('/course/auto/learn', 'PUSH');
  expect(() => renderHook(useCourseSession)).toThrow('No current course session');
  vi.restoreAllMocks();
});
