import { $user } from '@learn/platform';
import { useDraft } from '@learn/platform/form';
import { forgetDrafts, setErrorReporter } from '@learn/platform/shell';
import { fakeNetwork, json, offline, userProfile } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillStorage } from '../testing/fillStorage.ts';
import { openShell, renderPart } from '../testing/openShell.tsx';
import { $leaving, leave } from './leaving.ts';
import { SessionWatch } from './SessionWatch.tsx';

const question = 'Nicht gespeicherte Eingaben verwerfen?';
const { id } = userProfile();
const stored = `draft:${id}:note`;

function spyOnAssign() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

let assign: ReturnType<typeof spyOnAssign>;

beforeEach(() => {
  forgetDrafts(id);
  assign = spyOnAssign();
  setErrorReporter(() => undefined);
  fakeNetwork(() => json({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Form() {
  const { draft = '', keep } = useDraft<string>('note');
  return (
    <>
      <input aria-label="Notiz" value={draft} onChange={(event) => keep(event.target.value)} />
      <button type="button" onClick={() => void leave()}>
        Ausloggen
      </button>
      <SessionWatch />
    </>
  );
}

async function typeAndLeave(): Promise<void> {
  await renderPart(<Form />);
  await userEvent.type(screen.getByLabelText('Notiz'), 'hm');
  await userEvent.click(screen.getByText('Ausloggen'));
  await screen.findByRole('dialog', { name: question });
}

describe('a logout on purpose', () => {
  it('happens at once while nothing was typed, and is told to the other tabs', async () => {
    await renderPart(<Form />);
    await userEvent.click(screen.getByText('Ausloggen'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login-local'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('signedIn') ?? '')).toMatchObject({ userId: null });
  });

  it.each(['local', 'prod'] as const)('leads nowhere else on the way out, in %s', async (mode) => {
    const { router } = await openShell('/nowhere?tab=2', { page: { mode } });
    await act(() => leave());
    await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
    expect($user.get()).toBeUndefined();
    expect(assign.mock.calls).toEqual([[mode === 'local' ? '/login-local' : '/sso/logout']]);
    expect(router.state.location.pathname).toBe('/nowhere');
  });

  it('is done although the other tabs cannot be told, because the storage is full', async () => {
    await renderPart(<Form />);
    fillStorage();
    await userEvent.click(screen.getByText('Ausloggen'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login-local'));
    expect($leaving.get()).not.toBe('failed');
  });

  it('asks where something was typed, and then throws it away', async () => {
    await typeAndLeave();
    expect($user.get()).toBeDefined();
    await userEvent.click(screen.getByText('Verwerfen und ausloggen'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login-local'));
    expect(localStorage.getItem(stored)).toBeNull();
  });

  it.each([
    ['stays on request', () => userEvent.click(screen.getByText('Angemeldet bleiben'))],
    ['stays after Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s, with what was typed', async (_name, answer) => {
    await typeAndLeave();
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect($user.get()).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
    await waitFor(() => expect(localStorage.getItem(stored)).toBe('"hm"'));
  });

  it('keeps what was typed when the server could not be told', async () => {
    await typeAndLeave();
    fakeNetwork(offline);
    await userEvent.click(screen.getByText('Verwerfen und ausloggen'));
    await waitFor(() => expect($leaving.get()).toBe('failed'));
    expect($user.get()).toBeDefined();
    await waitFor(() => expect(localStorage.getItem(stored)).toBe('"hm"'));
  });
});
