import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [value, setValue] = useState<'open' | 'done'>('open');
  return (
    <Tabs
      label="Aufträge"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'open', label: 'Offen', panel: 'Zwei offene' },
        { value: 'done', label: 'Erledigt', panel: 'Drei erledigte' },
      ]}
    />
  );
}

it('shows one panel; arrow keys move along the row', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Aufträge' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Offen' })).toHaveTextContent('Zwei offene');
  await userEvent.click(screen.getByRole('tab', { name: 'Offen' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Erledigt');
  expect(screen.getByRole('tabpanel', { name: 'Erledigt' })).toHaveTextContent('Drei erledigte');
});
