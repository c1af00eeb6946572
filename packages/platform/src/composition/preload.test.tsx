import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { manifestOf, registryOf, remoteEntry } from '../testing/fixtures.ts';
import { Link } from './Link.tsx';
import { preloadAddress } from './preload.ts';
import { $registry } from './registry.ts';
import { startComposition } from './remoteLoader.ts';

const routes = vi.fn(async () => ({ routes: [] }));
const load = vi.fn();

beforeEach(async () => {
  await startI18n('de');
  routes.mockClear();
  load.mockReset().mockImplementation(async (name: string) => manifestOf(name, { routes }));
  startComposition({ register: () => undefined, runPack: async () => undefined, load });
  $registry.set(registryOf(remoteEntry('mfe-a', { mounts: ['/course/:courseSlug/learn'] })));
});

it('fetches the remote of an address and its routes, once', async () => {
  preloadAddress('/course/auto/learn?circle=1#top');
  preloadAddress('/course/auto/learn');
  await vi.waitFor(() => expect(routes).toHaveBeenCalled());
  expect(load.mock.calls).toEqual([['mfe-a']]);
});

it('fetches the page behind the address, and none of its neighbours', async () => {
  const page = vi.fn(async () => ({ Component: () => 'path' }));
  const neighbour = vi.fn(async () => ({ Component: () => 'circle' }));
  load.mockImplementation(async (name: string) =>
    manifestOf(name, {
      routes: async () => ({
        routes: [
          { path: '/course/:courseSlug/learn', lazy: page },
          { path: '/course/:courseSlug/learn/:circleSlug', lazy: neighbour },
        ],
      }),
    }),
  );
  preloadAddress('/course/auto/learn');
  await vi.waitFor(() => expect(page).toHaveBeenCalledOnce());
  expect(neighbour).not.toHaveBeenCalled();
});

it('fetches nothing for the shell’s own addresses', () => {
  preloadAddress('/');
  expect(load).not.toHaveBeenCalled();
});

it('says nothing of a remote that cannot be had: the visit itself will', async () => {
  const report = vi.fn();
  setErrorReporter(report);
  load.mockRejectedValue(new Error('network gone'));
  preloadAddress('/course/auto/learn');
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(3));
});

function show(to: string | { pathname: string }) {
  const onFocus = vi.fn();
  const element = (
    <Link to={to} onFocus={onFocus}>
      Lernpfad
    </Link>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { onFocus, link: screen.getByRole('link', { name: 'Lernpfad' }) };
}

it('fetches when somebody points at a link', async () => {
  const { link } = show('/course/auto/learn');
  expect(link).toHaveAttribute('href', '/course/auto/learn');
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(load).toHaveBeenCalledWith('mfe-a');
});

it('fetches when a link gets the focus, whose own handler still runs', async () => {
  const { onFocus } = show({ pathname: '/course/auto/learn' });
  await userEvent.tab();
  expect(load).toHaveBeenCalledWith('mfe-a');
  expect(onFocus).toHaveBeenCalledOnce();
});
