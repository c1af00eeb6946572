import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, AvatarGroup } from './Avatar.tsx';

it('shows initials, or the picture', () => {
  const { container, rerender } = render(<Avatar firstName="Lena" lastName="Keller" />);
  expect(screen.getByText('LK')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Avatar firstName="Lena" lastName="Keller" src="/lena.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/lena.jpg');
  expect(screen.queryByText('LK')).toBeNull();
});

it('counts those that do not fit', () => {
  const people = ['Sara', 'Thomas', 'Regula'].map((firstName) => ({ firstName, lastName: 'Meier' }));
  const { rerender } = render(<AvatarGroup people={people} max={2} />);
  expect(screen.getByText('+1')).toBeVisible();
  expect(screen.queryByText('RM')).toBeNull();
  rerender(<AvatarGroup people={people} />);
  expect(screen.getByText('RM')).toBeVisible();
  expect(screen.queryByText('+1')).toBeNull();
});
