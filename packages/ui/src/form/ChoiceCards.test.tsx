import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceCards } from './ChoiceCards.tsx';

const options = [
  { value: 'yes', label: 'Ja', icon: 'check', tone: 'finished' },
  { value: 'no', label: 'Nein', icon: 'eye', tone: 'waiting' },
] as const;

test('is one radio group of which nothing may be chosen', async () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <ChoiceCards options={options} value={undefined} invalid onChange={onChange} />,
  );
  const [yes, no] = screen.getAllByRole('radio');
  expect(yes).not.toBeChecked();
  expect(yes).toBeInvalid();
  expect(yes).toHaveAttribute('name', no?.getAttribute('name'));
  await userEvent.click(screen.getByLabelText('Nein'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('no');
  rerender(<ChoiceCards options={options} value="no" disabled onChange={onChange} />);
  expect(screen.getByLabelText('Nein')).toBeChecked();
  expect(screen.getByLabelText('Nein')).toBeDisabled();
  expect(screen.getByLabelText('Nein')).toBeValid();
});
