import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

it('shows and hides what was typed', async () => {
  render(
    <Field label="Passwort">
      <PasswordInput showLabel="Zeichen anzeigen" autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText('Passwort');
  const eye = screen.getByRole('button', { name: 'Zeichen anzeigen', pressed: false });
  await userEvent.type(input, 'geheim');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(eye);
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('geheim');
  expect(eye).toHaveAttribute('aria-pressed', 'true');
});
