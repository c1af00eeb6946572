import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

function Example() {
  const [value, setValue] = useState<'present' | 'absent' | undefined>(undefined);
  return (
    <RadioGroup
      label="Anwesenheit"
      error="Noch offen"
      options={[
        { value: 'present', label: 'Anwesend' },
        { value: 'absent', label: 'Abwesend' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

it('is one named group of which one is chosen', async () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Anwesenheit' })).toHaveAccessibleDescription('Noch offen');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByText('Abwesend'));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Abwesend');
  await userEvent.click(screen.getByText('Anwesend'));
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Anwesend');
});
