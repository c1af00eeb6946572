import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterPills } from './FilterPills.tsx';

it('has one active filter and reports another', async () => {
  const change = vi.fn();
  render(
    <FilterPills
      label="Zulassungsprofil"
      options={[
        { value: 'all', label: 'Alle', count: 12 },
        { value: 'life', label: 'Leben', count: 3 },
      ]}
      value="all"
      onChange={change}
    />,
  );
  expect(screen.getByRole('group', { name: 'Zulassungsprofil' })).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Alle 12');
  await userEvent.click(screen.getByText('Leben'));
  expect(change).toHaveBeenCalledExactlyOnceWith('life');
});
