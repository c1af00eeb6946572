import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from '../action/IconButton.tsx';
import { Popover } from './Popover.tsx';

it('opens an area named by its title and closes by a click outside', async () => {
  render(
    <>
      <Popover title="Benachrichtigungen" trigger={<IconButton icon="mail" label="3 ungelesen" badge="3" />}>
        <a href="/bewertet">Fallarbeit bewertet</a>
      </Popover>
      <p>Seite</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '3 ungelesen' }));
  const area = await screen.findByRole('dialog', { name: 'Benachrichtigungen' });
  expect(area).toBeVisible();
  await vi.waitFor(() => expect(area).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Fallarbeit bewertet' })).toBeVisible();
  await userEvent.click(screen.getByText('Seite'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
