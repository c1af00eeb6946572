import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

it('is named by its label; icon and badge are not read', () => {
  render(<IconButton icon="mail" label="Benachrichtigungen, 3 ungelesen" badge="3" aria-expanded={false} />);
  const button = screen.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

it('draws a dot without text, and a link with an address', () => {
  render(<IconButton icon="clock" label="Termine" href="/termine" badge="dot" />);
  const link = screen.getByRole('link', { name: 'Termine' });
  expect(link).toHaveAttribute('href', '/termine');
  expect(link).toHaveTextContent('');
});
