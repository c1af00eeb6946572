import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterPills } from './FilterPills.tsx';

function pills(value: 'all' | 'life', change = vi.fn()) {
  return (
    <FilterPills
      label="Zulassungsprofil"
      options={[
        { value: 'all', label: 'Alle', count: 12 },
        { value: 'life', label: 'Leben', count: 3 },
      ]}
      value={value}
      onChange={change}
    />
  );
}

it('has one active filter and reports another', async () => {
  const change = vi.fn();
  render(pills('all', change));
  expect(screen.getByRole('group', { name: 'Zulassungsprofil' })).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Alle 12');
  await userEvent.click(screen.getByText('Leben'));
  expect(change).toHaveBeenCalledExactlyOnceWith('life');
});

it('shows a choice before its value follows, and follows a value that goes back', async () => {
  const { rerender } = render(pills('all'));
  await userEvent.click(screen.getByText('Leben'));
  expect(screen.getByRole('radio', { name: 'Leben 3' })).toBeChecked();
  rerender(pills('life'));
  expect(screen.getByRole('radio', { name: 'Leben 3' })).toBeChecked();
  rerender(pills('all'));
  expect(screen.getByRole('radio', { name: 'Alle 12' })).toBeChecked();
});
