import { expect, it } from 'vitest';
import { comparePrices } from './releasePrice.ts';

const page = (bytes: number, path = '/a') => ({ path, bytes, requests: 2 });

it.each<[string, number, number | undefined, boolean]>([
  ['a new page', 80_000, undefined, false],
  ['a new page above the limit', 250_001, undefined, true],
  ['a tenth more', 110_000, 100_000, false],
  ['more than a tenth more', 110_001, 100_000, true],
  ['2 KB more of a small page', 7000, 5000, false],
  ['less than before', 260_000, 300_000, false],
])('%s', (_name, bytes, live, over) => {
  const [compared] = comparePrices([page(bytes)], live === undefined ? [] : [page(live)]);
  expect(compared).toEqual({ ...page(bytes), liveBytes: live, isOverBudget: over });
});
