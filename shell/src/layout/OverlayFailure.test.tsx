import { setErrorReporter } from '@learn/platform/shell';
import { fakeNetwork, json } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';
import { $failedOverlay, useOverlay } from './useOverlay.ts';

const report = vi.fn();
let up: boolean;

beforeEach(() => {
  up = false;
  report.mockClear();
  setErrorReporter(report);
  fakeNetwork(() => json({ unread_count: 0 }));
});
afterEach(() => vi.unstubAllGlobals());

async function loadPart() {
  if (!up) throw new Error('ChunkLoadError');
  return { text: 'offen' };
}

function Thing() {
  const { part, trigger } = useOverlay(loadPart);
  return part ? (
    <p>{part.text}</p>
  ) : (
    <button type="button" {...trigger}>
      Öffnen
    </button>
  );
}

async function press() {
  const opened = await renderPart(
    <>
      <SignedInLayout />
      <Thing />
    </>,
  );
  await userEvent.click(screen.getByText('Öffnen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden.');
  expect(report).toHaveBeenCalledWith(expect.anything(), { area: 'overlay' });
  return opened;
}

it('says in the header that what a button opens could not be had, and opens it at the next try', async () => {
  await press();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('offen')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('no longer says so when its button is pressed once more and opens', async () => {
  await press();
  up = true;
  await userEvent.click(screen.getByText('Öffnen'));
  expect(await screen.findByText('offen')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('forgets it with the button', async () => {
  const { unmount } = await press();
  act(unmount);
  expect($failedOverlay.get()).toBeUndefined();
});
