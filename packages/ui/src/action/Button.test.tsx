import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

function Route({ to, children }: { to: string; children?: ReactNode }) {
  return <a href={`/app${to}`}>{children}</a>;
}

it('is a button that does not submit unless told to', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const click = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={click}>Weiter</Button>
      <Button type="submit">Abgeben</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(click).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Abgeben' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('is a link with an address or another element', () => {
  render(
    <>
      <Button href="/hilfe">Hilfe</Button>
      <Button as={Route} to="/profil">
        Profil
      </Button>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Hilfe' })).toHaveAttribute('href', '/hilfe');
  expect(screen.getByRole('link', { name: 'Hilfe' })).not.toHaveAttribute('type');
  expect(screen.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/app/profil');
});

it('keeps the focus while loading, says so and ignores clicks and submits', async () => {
  const click = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button loading type="submit" onClick={click}>
        Abgeben
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Abgeben' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
