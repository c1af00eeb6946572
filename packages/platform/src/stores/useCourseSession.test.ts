import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
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

it('stays that of the page while the next address is already known', () => {
  setCourseSessions([sessionOf('s1', 'auto'), sessionOf('s2', 'haus')]);
  locationChanged('/course/auto/learn', 'PUSH');
  const { result } = renderHook(useCourseSession, { wrapper: pageOfCourse });
  act(() => locationChanged('/', 'PUSH'));
  expect(result.current.id).toBe('s1');
});

function pageOfCourse({ children }: { children: ReactNode }) {
  const route = createElement(Route, { path: '/course/:courseSlug/learn', element: children });
  return createElement(
    MemoryRouter,
    { initialEntries: ['/course/auto/learn'] },
    createElement(Routes, undefined, route),
  );
}
