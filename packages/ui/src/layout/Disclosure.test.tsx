import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

it('opens and closes by keyboard from its heading', async () => {
  render(
    <Disclosure level={2} title="Starten">
      Inhalt
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Starten', expanded: false });
  expect(screen.getByRole('heading', { level: 2, name: 'Starten' })).toContainElement(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel).not.toHaveAttribute('hidden');
  await userEvent.keyboard(' ');
  expect(panel).toHaveAttribute('hidden', 'until-found');
});

it('opens when the page search finds something in it', () => {
  const change = vi.fn();
  render(
    <Disclosure level={3} title="Starten" onOpenChange={change}>
      Inhalt
    </Disclosure>,
  );
  fireEvent(screen.getByText('Inhalt'), new Event('beforematch', { bubbles: true }));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('button', { name: 'Starten' })).toHaveAttribute('aria-expanded', 'true');
});

it('follows `open` when controlled', async () => {
  const change = vi.fn();
  render(
    <Disclosure level={2} title="Starten" open={false} onOpenChange={change}>
      Inhalt
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Starten' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('button', { name: 'Starten' })).toHaveAttribute('aria-expanded', 'false');
});
