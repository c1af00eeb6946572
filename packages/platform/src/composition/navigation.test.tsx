import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  type NavigateFunction,
  type NavigateOptions,
  RouterProvider,
  type To,
} from 'react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Link } from '../facades/router.ts';
import { setPageData } from '../page.ts';
import { $connection } from '../stores/connection.ts';
import { pageOf } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { Navigate } from './Navigate.tsx';
import { openDocumentsOffline } from './openAsDocument.ts';
import { useNavigate } from './useNavigate.ts';

afterEach(() => {
  setPageData(pageOf());
  setStore($connection, 'online');
  vi.restoreAllMocks();
});

function openRouter({ works = true, start = '/' } = {}) {
  const used: { navigate?: NavigateFunction } = {};
  function Page() {
    used.navigate = useNavigate();
    return (
      <>
        <Link to="/a?b=1#c">far</Link>
        <Link to="/d" replace>
          instead
        </Link>
        <Link to="/e" target="_blank">
          beside
        </Link>
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/redirect', element: <Navigate to="/d" replace /> },
      { path: '*', element: <Page /> },
    ],
    { initialEntries: [start] },
  );
  onTestFinished(() => router.dispose());
  if (works) onTestFinished(openDocumentsOffline());
  const went = {
    assign: vi.spyOn(window.location, 'assign').mockImplementation(() => undefined),
    replace: vi.spyOn(window.location, 'replace').mockImplementation(() => undefined),
  };
  render(<RouterProvider router={router} />);
  const navigate = (to: To, options?: NavigateOptions) => act(async () => used.navigate?.(to, options));
  const press = (name: string, options?: MouseEventInit) =>
    act(async () => fireEvent.click(screen.getByRole('link', { name }), options));
  return { router, went, navigate, press };
}

const complete = (address: string) => new URL(address, window.location.origin).href;

it('opens pages as ever while there is a network', async () => {
  const { router, went, navigate, press } = openRouter();
  await navigate('/a');
  expect(router.state.location.pathname).toBe('/a');
  await press('instead');
  expect(router.state.location.pathname).toBe('/d');
  expect([went.assign.mock.calls, went.replace.mock.calls]).toEqual([[], []]);
});

it.each(['offline', 'unreachable'] as const)(
  'opens pages as documents while it is %s',
  async (connection) => {
    const { router, went, navigate, press } = openRouter();
    setStore($connection, connection);
    await navigate('/a?b=1#c');
    await navigate({ pathname: '/d' }, { replace: true });
    expect([went.assign.mock.calls, went.replace.mock.calls]).toEqual([[['/a?b=1#c']], [['/d']]]);
    await press('far');
    await press('instead');
    expect(went.assign).toHaveBeenLastCalledWith(complete('/a?b=1#c'));
    expect(went.replace).toHaveBeenLastCalledWith(complete('/d'));
    expect(router.state.location.pathname).toBe('/');
  },
);

it.each([
  ['a copy opens documents', '2026-11-25T09:57:00.000Z', '/'],
  ['another page goes on as ever', undefined, '/a'],
])('before the shell has fetched what works offline, %s', async (_, copiedAt, pathname) => {
  setPageData(pageOf(copiedAt === undefined ? {} : { copiedAt }));
  const { router, went, press } = openRouter({ works: false });
  setStore($connection, 'offline');
  await press('far');
  expect(router.state.location.pathname).toBe(pathname);
  expect(went.assign).toHaveBeenCalledTimes(copiedAt === undefined ? 0 : 1);
});

it('opens a redirect as a document', () => {
  setStore($connection, 'offline');
  const { router, went } = openRouter({ start: '/redirect' });
  expect(went.replace.mock.calls).toEqual([['/d']]);
  expect(router.state.location.pathname).toBe('/redirect');
});

it('stays on the page for another query of it', async () => {
  const { router, went, navigate } = openRouter();
  setStore($connection, 'offline');
  await navigate('?tab=2');
  expect(router.state.location.search).toBe('?tab=2');
  expect(went.assign).not.toHaveBeenCalled();
});

it('leaves clicks for another tab to the browser', async () => {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  const { router, went, press } = openRouter();
  setStore($connection, 'offline');
  await press('far', { ctrlKey: true });
  await press('beside');
  expect(went.assign).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});

it('opens no documents before offline copies can answer', async () => {
  const { router, went, navigate } = openRouter({ works: false });
  setStore($connection, 'offline');
  await navigate('/a');
  expect(router.state.location.pathname).toBe('/a');
  expect(went.assign).not.toHaveBeenCalled();
});
