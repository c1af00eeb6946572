import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextArea, TextInput } from './TextInput.tsx';

it('gives its control name, hint and requirement', () => {
  render(
    <Field label="Benutzername" hint="Meist deine E-Mail-Adresse" required>
      <TextInput name="username" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Benutzername' });
  expect(input).toHaveAccessibleDescription('Meist deine E-Mail-Adresse');
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
});

it('announces an error and marks the control', () => {
  render(
    <Field label="Begründung" hint="Höchstens 500 Zeichen" error="Die Begründung fehlt">
      <TextArea />
    </Field>,
  );
  const area = screen.getByRole('textbox', { name: 'Begründung' });
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('Höchstens 500 Zeichen Die Begründung fehlt');
  expect(screen.getByRole('alert')).toHaveTextContent('Die Begründung fehlt');
});

it('names a Select as well', () => {
  render(
    <Field label="Durchführung" error="Bitte wählen">
      <Select options={[{ value: '1', label: 'Zürich' }]} value={undefined} onChange={() => undefined} />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Durchführung' })).toBeInvalid();
});
