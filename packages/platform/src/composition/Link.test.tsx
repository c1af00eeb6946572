import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { setCourseSessions, switchCourseSession } from '../stores/courseSessions.ts';
import { sessionOf } from '../testing/fixtures.ts';
import { Link } from './Link.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setCourseSessions([sessionOf('auto-1', 'auto'), sessionOf('auto-2', 'auto'), sessionOf('vers-1', 'vers')]);
  switchCourseSession('auto-2');
});

function open(to: string) {
  const router = createMemoryRouter([{ path: '*', element: <Link to={to}>Los</Link> }]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link', { name: 'Los' }) };
}

it('draws nothing without an address', () => {
  const element = <Link to={undefined}>Los</Link>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.queryByText('Los')).toBeNull();
});

describe('the address of a link', () => {
  it.each([
    ['/course/auto/learn', '/course/auto/learn?courseSessionId=auto-2'],
    ['/course/auto/learn?view=list#top', '/course/auto/learn?view=list&courseSessionId=auto-2#top'],
    ['/course/auto/learn?courseSessionId=auto-1', '/course/auto/learn?courseSessionId=auto-1'],
    ['/course/vers/learn', '/course/vers/learn'],
    ['/settings', '/settings'],
  ])('%s is %s', (to, expected) => {
    expect(open(to).link).toHaveAttribute('href', expected);
  });

  it('goes without the session here, where it is current', async () => {
    const { router, link } = open('/course/auto/learn');
    fireEvent.click(link);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/course/auto/learn');
  });

  it('is left to the browser where a key asks for a new tab', () => {
    const { router, link } = open('/course/auto/learn');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(router.state.location.pathname).toBe('/');
  });
});
