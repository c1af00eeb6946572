import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

it('is ticked by its label and described by hint and error', async () => {
  render(<Checkbox label="Einverstanden" hint="Jederzeit änderbar" error="Bitte bestätigen" />);
  const box = screen.getByRole('checkbox', { name: 'Einverstanden' });
  expect(box).toHaveAccessibleDescription('Jederzeit änderbar Bitte bestätigen');
  expect(box).toBeInvalid();
  await userEvent.click(screen.getByText('Einverstanden'));
  expect(box).toBeChecked();
});
