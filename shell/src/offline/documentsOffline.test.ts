import { $connection } from '@learn/platform';
import { setStore } from '@learn/testing';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openDocumentsOffline } from './documentsOffline.ts';

afterEach(() => {
  setStore($connection, 'online');
  vi.restoreAllMocks();
});

function openRouter() {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  onTestFinished(() => router.dispose());
  onTestFinished(openDocumentsOffline(router));
  const went = {
    assign: vi.spyOn(window.location, 'assign').mockImplementation(() => undefined),
    replace: vi.spyOn(window.location, 'replace').mockImplementation(() => undefined),
  };
  return { router, went };
}

it('opens pages as ever while there is a network', async () => {
  const { router, went } = openRouter();
  await router.navigate('/a');
  expect(router.state.location.pathname).toBe('/a');
  expect(went.assign).not.toHaveBeenCalled();
});

it.each(['offline', 'unreachable'] as const)(
  'opens pages as documents while it is %s',
  async (connection) => {
    const { router, went } = openRouter();
    setStore($connection, connection);
    await router.navigate('/a?b=1#c');
    await router.navigate({ pathname: '/d' }, { replace: true });
    expect([went.assign.mock.calls, went.replace.mock.calls]).toEqual([[['/a?b=1#c']], [['/d']]]);
    expect(router.state.location.pathname).toBe('/');
  },
);

it('stays on the page for another query of it', async () => {
  const { router, went } = openRouter();
  setStore($connection, 'offline');
  await router.navigate('?tab=2');
  expect(router.state.location.search).toBe('?tab=2');
  expect(went.assign).not.toHaveBeenCalled();
});
