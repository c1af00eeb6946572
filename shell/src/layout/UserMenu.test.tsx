import { setErrorReporter } from '@learn/platform/shell';
import { fakeNetwork, json, offline, remoteEntry, userProfile } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';
import { UserMenu } from './UserMenu.tsx';

const registry = {
  remotes: [remoteEntry('mfe-own', { mounts: ['/profile', '/messages', '/settings', '/vbv-admin'] })],
};

function spyOnAssign() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

let assign: ReturnType<typeof spyOnAssign>;

beforeEach(() => {
  assign = spyOnAssign();
  setErrorReporter(() => undefined);
  fakeNetwork(() => json([]));
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
    return screen.findByRole('button', { name: /^Ausloggen/ });
  }

  function links() {
    return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  }

  it('opens with who is logged in, and leads to their pages', async () => {
    await open();
    expect(screen.getByText('Lena Keller')).toBeInTheDocument();
    expect(screen.getByText('lena.keller@lernkreis.example')).toBeInTheDocument();
    expect(links()).toEqual([
      ['Profil anzeigen', '/profile'],
      ['Nachrichten', '/messages'],
      ['Einstellungen', '/settings'],
    ]);
  });

  it('leads admins to the admin area', async () => {
    await open({ user: userProfile({ has_vbv_admin_access: true }) });
    expect(links()).toContainEqual(['Verwaltung', '/vbv-admin']);
  });

  it('leaves out what no remote answers', async () => {
    await open({ registry: { remotes: [] }, user: userProfile({ has_vbv_admin_access: true }) });
    expect(links()).not.toContainEqual(['Verwaltung', '/vbv-admin']);
  });

  it('opens by keyboard, closes with Escape and gives the focus back', async () => {
    await renderPart(<UserMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: /^Ausloggen/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ausloggen/ })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it.each([
    ['local', '/login-local'],
    ['prod', '/sso/logout'],
  ] as const)('logs out, in %s by way of %s', async (mode, address) => {
    const sent = fakeNetwork(() => new Response(null, { status: 204 }));
    await userEvent.click(await open({ mode }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(address));
    expect(sent.map((call) => call.address)).toEqual(['/api/core/logout/']);
  });

  it('stays when logging out failed, and says so in the header', async () => {
    fakeNetwork(offline);
    await renderPart(<SignedInLayout />, { page: { registry } });
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ausloggen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ausloggen hat nicht geklappt');
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not there for visitors', async () => {
    await renderPart(<UserMenu />, { page: { user: null } });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
