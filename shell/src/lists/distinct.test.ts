import { expect, it } from 'vitest';
import { distinct } from './distinct.ts';

it('keeps each once, at its first place and as it came last', () => {
  const items = [
    { id: 'a', text: 'old' },
    { id: 'b', text: 'b' },
    { id: 'a', text: 'new' },
  ];
  expect(distinct(items)).toEqual([
    { id: 'a', text: 'new' },
    { id: 'b', text: 'b' },
  ]);
});
