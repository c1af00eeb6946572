import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusPill, Tag } from './StatusPill.tsx';

it.each(['none', 'progress', 'finished', 'failed', 'waiting'] as const)(
  '%s is a word with an icon, never colour alone',
  (status) => {
    const { container } = render(<StatusPill status={status} label="Stand" />);
    expect(screen.getByText('Stand')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

it('a tag needs no icon', () => {
  const { container } = render(<Tag>PDF</Tag>);
  expect(container.querySelector('svg')).toBeNull();
});
