import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressRing } from './ProgressRing.tsx';

function arcs(container: HTMLElement) {
  return [...container.querySelectorAll('circle[stroke-dasharray]')].map((arc) => ({
    length: arc.getAttribute('stroke-dasharray'),
    offset: Number(arc.getAttribute('stroke-dashoffset')),
    stroke: arc.getAttribute('stroke'),
  }));
}

it('fills by the share and turns green at the end', () => {
  const { container, rerender } = render(<ProgressRing share={0.4} label="40 %" />);
  expect(screen.getByRole('img', { name: '40 %' })).toBeVisible();
  expect(arcs(container)).toEqual([{ length: '40 100', offset: 0, stroke: 'var(--progress)' }]);
  rerender(<ProgressRing share={1.2} label="100 %" />);
  expect(arcs(container)).toEqual([{ length: '100 100', offset: 0, stroke: 'var(--finished)' }]);
  rerender(<ProgressRing share={0} label="0 %" />);
  expect(arcs(container)).toEqual([]);
});

it('draws parts one after the other with a gap between', () => {
  const parts = [
    { share: 0.5, tone: 'finished' },
    { share: 0, tone: 'failed' },
    { share: 0.25, tone: 'waiting' },
  ] as const;
  const { container } = render(<ProgressRing parts={parts} label="20 Ja, 10 nochmals anschauen" />);
  expect(arcs(container)).toEqual([
    { length: '48.8 100', offset: 0, stroke: 'var(--finished)' },
    { length: '23.8 100', offset: -50, stroke: 'var(--waiting)' },
  ]);
});
