import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../action/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function open(onConfirm: () => Promise<void>) {
  render(
    <ConfirmDialog
      title="Löschen?"
      closeLabel="Schliessen"
      confirmLabel="Ja"
      cancelLabel="Nein"
      trigger={<Button>Löschen</Button>}
      onConfirm={onConfirm}
      failure={(error) => <p role="alert">{String(error)}</p>}
    />,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
}

it('is busy while it is done, and closes then', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open(() => promise);
  const confirm = await screen.findByRole('button', { name: 'Ja' });
  await userEvent.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says what failed, and forgets it when it is opened again', async () => {
  await open(() => Promise.reject(new Error('gone')));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: gone');
  await userEvent.click(screen.getByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does nothing when it is cancelled', async () => {
  const confirmed = vi.fn(() => Promise.resolve());
  await open(confirmed);
  await userEvent.click(await screen.findByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(confirmed).not.toHaveBeenCalled();
});
