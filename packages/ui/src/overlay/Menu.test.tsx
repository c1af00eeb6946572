import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { expect, it, vi } from 'vitest';
import { IconButton } from '../action/IconButton.tsx';
import { Menu } from './Menu.tsx';

function Route({ to, ...props }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a {...props} href={`/app${to}`} />;
}

function renderMenu(onSelect = vi.fn()) {
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Menu
      label="Konto"
      trigger={<IconButton icon="people" label="Menü von Lena Keller" />}
      entries={[
        { id: 'profile', label: 'Profil', href: '#profil', current: true },
        { id: 'learn', label: 'Lernpfad', link: <Route to="/lernpfad" onClick={follow} /> },
        { id: 'logout', label: 'Ausloggen', onSelect },
      ]}
    />,
  );
  return { follow, trigger: screen.getByRole('button', { name: 'Menü von Lena Keller' }) };
}

it('opens by keyboard, closes with Escape and gives the focus back', async () => {
  const { trigger } = renderMenu();
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Konto' })).toBeVisible();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Profil');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(trigger).toHaveFocus();
});

it('runs an action and closes', async () => {
  const onSelect = vi.fn();
  const { trigger } = renderMenu(onSelect);
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('button', { name: 'Ausloggen' }));
  expect(onSelect).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('uses the link it is given, keeps its own handler, and closes', async () => {
  const { trigger, follow } = renderMenu();
  await userEvent.click(trigger);
  const link = await screen.findByRole('link', { name: 'Lernpfad' });
  expect(link).toHaveAttribute('href', '/app/lernpfad');
  await userEvent.click(link);
  expect(follow).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is walked through with the arrow keys, round the ends', async () => {
  const { trigger } = renderMenu();
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Konto' });
  const [profile, learn, logout] = ['Profil', 'Lernpfad', 'Ausloggen'].map((text) => screen.getByText(text));
  await userEvent.keyboard('{End}');
  expect(logout?.closest('button')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(profile?.closest('a')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(learn?.closest('a')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(logout?.closest('button')).toHaveFocus();
});
