import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInCanary, isVisitorGroup, visitorGroups } from './canary.ts';

it.each([
  [0, 0, false],
  [0, 1, true],
  [99, 1, true],
  [100, 1, false],
  [999, 10, true],
  [1000, 10, false],
  [9999, 100, true],
])('group %i at %i percent: %s', (group, percent, reached) => {
  expect(isInCanary(group, percent)).toBe(reached);
});

it('keeps who it has reached when it grows', () => {
  const group = fc.integer({ min: 0, max: visitorGroups - 1 });
  const percent = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(group, percent, (one, share) => !isInCanary(one, share) || isInCanary(one, share + 1)),
  );
});

it.each([
  ['0', true],
  ['9999', true],
  ['10000', false],
  ['007', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('«%s» as a group: %s', (text, isOne) => {
  expect(isVisitorGroup(text)).toBe(isOne);
});
