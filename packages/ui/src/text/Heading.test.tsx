import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

it.each([1, 2, 3, 4] as const)('level %i is that element', (level) => {
  render(<Heading level={level}>Ziele</Heading>);
  expect(screen.getByRole('heading', { level, name: 'Ziele' })).toBeVisible();
});
