import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch.tsx';

it('marks the current language and names each as it is written and in its own', async () => {
  const change = vi.fn();
  render(
    <LanguageSwitch
      label="Sprache"
      languages={[
        { code: 'de', name: 'Deutsch', short: 'DE' },
        { code: 'fr', name: 'Français', short: 'FR' },
      ]}
      current="de"
      onChange={change}
    />,
  );
  expect(screen.getByRole('list', { name: 'Sprache' })).toBeVisible();
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('DE Deutsch');
  const french = screen.getByRole('button', { name: 'FR Français' });
  expect(french).toHaveAttribute('lang', 'fr');
  await userEvent.click(french);
  expect(change).toHaveBeenCalledExactlyOnceWith('fr');
});
