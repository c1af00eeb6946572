import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PathDiagram, type PathDiagramCircle } from './PathDiagram.tsx';

const circle = (label: string, progress: PathDiagramCircle['progress'], share = 0): PathDiagramCircle => ({
  label,
  progress,
  share,
  sectors: [
    { progress, share },
    { progress: 'none', share: 0 },
  ],
});

const many = (count: number) =>
  Array.from({ length: count }, (_, number) => circle(`Circle ${number}`, 'in_progress', 0.5));

it('is an image with a name, and decoration without one', () => {
  const { container, rerender } = render(<PathDiagram circles={many(3)} label="1 von 3 Circles" />);
  expect(screen.getByRole('img', { name: '1 von 3 Circles' })).toBeVisible();
  rerender(<PathDiagram circles={many(3)} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('draws a ring per circle with its sectors, and marks where one is', () => {
  const circles = [circle('Kickoff', 'finished', 1), { ...circle('Fahrzeug', 'none'), here: true }];
  const { container } = render(<PathDiagram circles={circles} />);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  expect(container.querySelectorAll('svg g')).toHaveLength(4);
  expect([...container.querySelectorAll('[data-here]')].map((item) => item.getAttribute('title'))).toEqual([
    'Fahrzeug',
  ]);
});

it.each([
  ['horizontal', 30, 30],
  ['horizontalSmall', 15, 15],
  ['horizontalSmall', 16, 0],
] as const)('%s of %i circles has %i rings', (variant, count, rings) => {
  const { container } = render(<PathDiagram circles={many(count)} variant={variant} />);
  expect(container.firstElementChild?.children).toHaveLength(count);
  expect(container.querySelectorAll('svg')).toHaveLength(rings);
});

it('fills a thin item from below by the share done', () => {
  const { container } = render(<PathDiagram circles={many(16)} variant="horizontalSmall" />);
  const style = container.querySelector('[title="Circle 3"]')?.getAttribute('style');
  expect(style).toContain('50%');
});
