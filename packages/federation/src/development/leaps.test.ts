import { expect, it } from 'vitest';
import { createLeaps } from './leaps.ts';

const good = (...changed: string[]) => ({ changed, broken: false });
const broken = (...changed: string[]) => ({ changed, broken: true });

it('leads a page over broken builds of one file, and to each build where more has changed', () => {
  const { next } = createLeaps();
  expect(next('1', good())).toBeUndefined();
  expect(next('2', broken('/src', '/src/A.tsx'))).toBeUndefined();
  expect(next('3', broken('/src/A.tsx'))).toBeUndefined();
  expect(next('4', good('/src/A.tsx'))).toEqual({ from: '1', to: '3' });
  expect(next('5', good('/src/A.tsx'))).toBeUndefined();
  next('6', broken('/src/A.tsx'));
  next('7', broken('/src/B.tsx'));
  expect(next('8', good('/src/A.tsx'))).toBeUndefined();
});

it('knows nothing before the first build without errors', () => {
  const { next } = createLeaps();
  next('1', broken());
  expect(next('2', good('/src/A.tsx'))).toBeUndefined();
});
