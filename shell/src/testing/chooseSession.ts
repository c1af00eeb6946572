import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses a course session by its title from the one choice of sessions on the screen. */
export async function chooseSession(title: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Durchführung / }));
  const list = within(await screen.findByRole('dialog', { name: 'Durchführung' }));
  await userEvent.click(list.getByText(title));
}
