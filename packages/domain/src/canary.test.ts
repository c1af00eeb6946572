import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canaryFails, failureShare, isInCanary, isVisitorGroup, visitorGroups } from './canary.ts';

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

it.each([
  [0, 0, 0],
  [9, 0, 0],
  [9, 1, 0.1],
  [0, 3, 1],
])('of %i loads and %i failures the share is %f', (loads, failures, share) => {
  expect(failureShare({ loads, failures })).toBe(share);
});

it.each([
  ['fails for three at once', [0, 9, 3], [100, 0], true],
  ['fails for two only', [0, 60, 2], [100, 0], false],
  ['fails in a fifth', [80, 20, 3], [100, 0], true],
  ['fails in less than a fifth', [81, 19, 15], [100, 0], false],
  ['fails three times as often as the live version', [39, 61, 9], [80, 20], true],
  ['fails hardly more often than the live version', [40, 60, 9], [79, 21], false],
  ['fails as everything does', [0, 30, 10], [0, 270], false],
  ['fails and nobody has reported the live version', [0, 9, 3], [0, 0], true],
  ['runs well', [100, 0, 0], [100, 0], false],
] as const)('a canary that %s', (_, [loads, failures, visitors], [liveLoads, liveFailures], ends) => {
  const live = { loads: liveLoads, failures: liveFailures };
  expect(canaryFails({ loads, failures, visitors }, live)).toBe(ends);
});
