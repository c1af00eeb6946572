import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { color } from '../theme/tokens.ts';
import { GradeRing } from './GradeRing.tsx';

const segments = (stroke: string) =>
  document.querySelectorAll(`circle[stroke="${stroke}"][stroke-dasharray]`);

test.each([
  [1, '1.0', 0, color.failed],
  [3.5, '3.5', 5, color.failed],
  [4, '4.0', 6, color.finished],
  [6, '6.0', 10, color.finished],
])('grade %d reads %s and fills %d of ten half steps', (grade, words, filled, stroke) => {
  render(<GradeRing grade={grade} label={`Note ${words}`} />);
  expect(screen.getByRole('img', { name: `Note ${words}` })).toHaveTextContent(words);
  expect(segments(stroke)).toHaveLength(filled);
});

test('an average has two decimals and fills the half steps that it has reached', () => {
  render(<GradeRing grade={4.75} decimals={2} label="Durchschnitt 4.75" caption="Durchschnitt" />);
  expect(screen.getByRole('img')).toHaveTextContent('4.75Durchschnitt');
  expect(segments(color.finished)).toHaveLength(7);
});

test('without a grade the ring is empty and shows a dash', () => {
  render(<GradeRing grade={undefined} label="noch keine Note" />);
  expect(screen.getByRole('img', { name: 'noch keine Note' })).toHaveTextContent('–');
  expect(segments(color.finished)).toHaveLength(0);
});
