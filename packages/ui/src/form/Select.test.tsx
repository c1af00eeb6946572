import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: '1', label: 'Zürich, Frühling 2026' },
  { value: '2', label: 'Bern, Herbst 2026' },
] as const;

it('is named by its inner label and reports a choice', async () => {
  const change = vi.fn();
  render(<Select label="Durchführung" options={options} value="1" onChange={change} />);
  const select = screen.getByRole('combobox', { name: 'Durchführung' });
  expect(select).toHaveDisplayValue('Zürich, Frühling 2026');
  await userEvent.selectOptions(select, 'Bern, Herbst 2026');
  expect(change).toHaveBeenCalledExactlyOnceWith('2');
});

it('shows its placeholder only while nothing is chosen', () => {
  const props = { label: 'Durchführung', options, placeholder: 'Bitte wählen', onChange: () => undefined };
  const { rerender } = render(<Select {...props} value={undefined} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Bitte wählen');
  rerender(<Select {...props} value="2" />);
  expect(screen.queryByText('Bitte wählen')).toBeNull();
});

it('offers other choices as soon as there are others, or other words for them', () => {
  const props = { label: 'Durchführung', value: '1', onChange: () => undefined };
  const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const { rerender } = render(<Select {...props} options={options} />);
  rerender(<Select {...props} options={[...options, { value: '3', label: 'Genf' }]} />);
  expect(labels()).toEqual(['Zürich, Frühling 2026', 'Bern, Herbst 2026', 'Genf']);
  rerender(<Select {...props} options={[{ value: '1', label: 'Zurich', disabled: true }]} />);
  expect(labels()).toEqual(['Zurich']);
  rerender(<Select {...props} options={[{ value: '1', label: 'Zurigo' }]} />);
  expect(labels()).toEqual(['Zurigo']);
  expect(screen.getByRole('option')).toBeEnabled();
});
