import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CircleDiagram, type DiagramSector } from './CircleDiagram.tsx';

const sectors: DiagramSector[] = [
  { progress: 'finished', share: 1, label: 'Starten' },
  { progress: 'in_progress', share: 0.5 },
  { progress: 'none', share: 0 },
];

it('is an image with a name, and decoration without one', () => {
  const { container, rerender } = render(<CircleDiagram sectors={sectors} label="1 von 3 Sequenzen" />);
  expect(screen.getByRole('img', { name: '1 von 3 Sequenzen' })).toBeVisible();
  rerender(<CircleDiagram sectors={sectors} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('draws a sector each, and a wedge only where something is in progress', () => {
  const { container } = render(<CircleDiagram sectors={sectors} numbered />);
  const groups = [...container.querySelectorAll('g[data-progress]')];
  expect(groups.map((group) => group.getAttribute('data-progress'))).toEqual([
    'finished',
    'in_progress',
    'none',
  ]);
  expect(groups.map((group) => group.querySelectorAll('path').length)).toEqual([1, 2, 1]);
  expect(groups.map((group) => group.querySelector('text')?.textContent)).toEqual(['1', '2', '3']);
  expect(container.querySelector('title')).toHaveTextContent('Starten');
});

it('has no wedge at a share of 0', () => {
  const { container } = render(<CircleDiagram sectors={[{ progress: 'in_progress', share: 0 }]} />);
  expect(container.querySelectorAll('path')).toHaveLength(1);
});

it('carries an icon in the hub from 88 px on', () => {
  const { container, rerender } = render(<CircleDiagram sectors={sectors} size={88} hub="lock" />);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  rerender(<CircleDiagram sectors={sectors} size={87} hub="lock" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  rerender(<CircleDiagram sectors={sectors} size={208} phoneSize={64} hub="lock" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});
