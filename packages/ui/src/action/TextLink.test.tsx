import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextLink } from './TextLink.tsx';

it('points forward or back without words for the arrow', () => {
  const { container } = render(
    <>
      <TextLink href="/pfad">Zum Lernpfad</TextLink>
      <TextLink href="/pfad" direction="back">
        Lernpfad
      </TextLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Zum Lernpfad' }).lastElementChild?.tagName).toBe('svg');
  expect(screen.getByRole('link', { name: 'Lernpfad' }).firstElementChild?.tagName).toBe('svg');
  expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
});

it('can be a button', async () => {
  const click = vi.fn();
  render(
    <TextLink as="button" onClick={click} direction="none">
      Alle anzeigen
    </TextLink>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  expect(click).toHaveBeenCalledOnce();
});
