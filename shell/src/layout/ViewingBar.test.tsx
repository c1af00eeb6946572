import { endpoints } from '@learn/contracts';
import { rest } from '@learn/platform';
import { failed, fakeNetwork, offline } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { ViewingBar } from './ViewingBar.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (page = {}) => renderPart(<ViewingBar />, { page });
const soon = () => new Date(Date.now() + 60_000).toISOString();

it('is not there for people who are themselves', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Ansicht beenden' })).toBeNull();
});

it('says as whom the platform is seen, and ends it', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const calls = fakeNetwork(() => ({ status: 204, body: undefined }));
  await open({ viewingUntil: soon() });
  expect(screen.getByRole('region', { name: /Ansicht als Lena Keller/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ansicht beenden' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE' });
});

it('says of what was not saved that only looking is possible', async () => {
  fakeNetwork(() => failed(403, { code: 'read_only' }));
  await open({ viewingUntil: soon() });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => rest.send(endpoints.changeMe, { body: { first_name: 'Nico' } }).catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('Du siehst nur zu: Das wurde nicht übernommen.');
});

it('says where it could not be ended', async () => {
  fakeNetwork(offline);
  await open({ viewingUntil: soon() });
  await userEvent.click(screen.getByRole('button', { name: 'Ansicht beenden' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('leaves the page when the time is up', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await open({ viewingUntil: new Date(Date.now() + 20).toISOString() });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});
