import { setErrorReporter } from '@learn/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteEntry } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { json, offline, stubFetch } from '../testing/stubFetch.ts';
import { UserMenu } from './UserMenu.tsx';

const registry = { remotes: [remoteEntry('mfe-settings', { mounts: ['/settings'] })] };

function spyOnAssign() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

let assign: ReturnType<typeof spyOnAssign>;

beforeEach(() => {
  assign = spyOnAssign();
  setErrorReporter(() => undefined);
  stubFetch(() => json([]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('UserMenu', () => {
  const name = 'Menü von Lena Keller';

  async function open(page = {}) {
    await renderPart(<UserMenu />, { page: { registry, ...page } });
    await userEvent.click(screen.getByRole('button', { name }));
    return screen.findByRole('button', { name: /^Abmelden/ });
  }

  it('opens with who is logged in, and leads to the settings', async () => {
    await open();
    expect(screen.getByText('Lena Keller · lena.keller@lernkreis.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Einstellungen' })).toHaveAttribute('href', '/settings');
  });

  it('has no settings while nobody answers them', async () => {
    await open({ registry: { remotes: [] } });
    expect(screen.queryByRole('link', { name: 'Einstellungen' })).not.toBeInTheDocument();
  });

  it('opens by keyboard, closes with Escape and gives the focus back', async () => {
    await renderPart(<UserMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: /^Abmelden/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Abmelden/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it.each([
    ['local', '/login-local'],
    ['prod', '/sso/logout'],
  ] as const)('logs out, in %s by way of %s', async (mode, address) => {
    const sent = stubFetch(() => new Response(null, { status: 204 }));
    await userEvent.click(await open({ mode }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(address));
    expect(sent.map((call) => call.address)).toEqual(['/api/core/logout/']);
  });

  it('says when logging out failed', async () => {
    stubFetch(offline);
    await userEvent.click(await open());
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/Abmelden hat nicht geklappt/)).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not there for visitors', async () => {
    await renderPart(<UserMenu />, { page: { user: null } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
