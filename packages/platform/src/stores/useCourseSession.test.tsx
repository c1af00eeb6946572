import { render, renderHook, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionOf } from '../testing/fixtures.ts';
import { setCourseSessions, switchCourseSession } from './courseSessions.ts';
import { locationChanged } from './location.ts';
import { useCourseSession } from './useCourseSession.ts';

beforeEach(() => {
  localStorage.clear();
  setCourseSessions([sessionOf('auto-1', 'auto'), sessionOf('auto-2', 'auto'), sessionOf('vers-1', 'vers')]);
});

function Page() {
  return <p>{useCourseSession().id}</p>;
}

function open(address: string) {
  const routes = [{ path: '/course/:courseSlug/learn', element: <Page /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

it('is the chosen session of the course that the route names', () => {
  switchCourseSession('auto-2');
  locationChanged('/course/auto/learn', 'PUSH');
  open('/course/auto/learn');
  expect(screen.getByText('auto-2')).toBeInTheDocument();
});

it('stays that of the route while the stores know the next address already', () => {
  locationChanged('/', 'PUSH');
  open('/course/vers/learn');
  expect(screen.getByText('vers-1')).toBeInTheDocument();
});

it('is that of the address on a page whose route names no course', () => {
  locationChanged('/course/vers/learn', 'PUSH');
  expect(renderHook(() => useCourseSession()).result.current.id).toBe('vers-1');
});

it('is an error on a page that needs one and has none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setCourseSessions([]);
  locationChanged('/course/auto/learn', 'PUSH');
  expect(() => renderHook(() => useCourseSession())).toThrow('No current course session');
  vi.restoreAllMocks();
});
