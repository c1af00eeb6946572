import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { color } from '../theme/tokens.ts';
import { GradeText } from './GradeText.tsx';

test.each([
  [3.5, `color: ${color.failed};`],
  [4, null],
])('a grade of %s is written in its colour', (grade, style) => {
  render(<GradeText grade={grade} insufficient="ungenügend" />);
  expect(screen.getByText(grade.toFixed(1)).getAttribute('style')).toBe(style);
  expect(screen.queryByText('ungenügend') !== null).toBe(grade < 4);
});

test('an average has two decimals, none yet a dash, and words may stand for the figure', () => {
  render(
    <>
      <GradeText grade={3.756} decimals={2} />
      <GradeText grade={undefined} insufficient="ungenügend" />
      <GradeText grade={5}>Note 5.0</GradeText>
    </>,
  );
  for (const text of ['3.76', '–', 'Note 5.0']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('ungenügend')).not.toBeInTheDocument();
});
