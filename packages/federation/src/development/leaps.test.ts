import { expect, it } from 'vitest';
import { createLeaps } from './leaps.ts';

const good = (...changed: string[]) => ({ changed, broken: false });
const broken = (...changed: string[]) => ({ changed, broken: true });

it('leads a page over broken builds of one file, and to each build where more has changed', () => {
  const { next } = createLeaps();
  const first = { from: '1', to: '3' };
  expect(next('1', good())).toEqual([]);
  expect(next('2', broken('/src', '/src/A.tsx'))).toEqual([]);
  expect(next('3', broken('/src/A.tsx'))).toEqual([]);
  expect(next('4', good('/src/A.tsx'))).toEqual([first]);
  next('5', broken('/src/A.tsx'));
  next('6', broken('/src/B.tsx'));
  expect(next('7', good('/src/A.tsx'))).toEqual([first]);
});

it('still leads a page that is behind by several builds', () => {
  const { next } = createLeaps();
  next('1', good());
  next('2', broken('/src/A.tsx'));
  next('3', good('/src/A.tsx'));
  expect(next('4', good('/src'))).toEqual([{ from: '1', to: '2' }]);
  next('5', broken('/src/B.tsx'));
  expect(next('6', good('/src/B.tsx'))).toEqual([
    { from: '1', to: '2' },
    { from: '4', to: '5' },
  ]);
});

it('knows nothing before the first build without errors', () => {
  const { next } = createLeaps();
  next('1', broken());
  expect(next('2', good('/src/A.tsx'))).toEqual([]);
});
