import { expect, test } from 'vitest';
import { type GroupValue, groupRows } from './groupRows.ts';

const group = (key: string, summary: number | null) => ({ key, label: key.toUpperCase(), summary });
/** null: withheld; negative: nothing planned */
const read = (summary: number | null): GroupValue | undefined =>
  summary === null
    ? { value: null, withheld: 'ab 5 Personen' }
    : summary < 0
      ? undefined
      : { value: summary, detail: `${summary} von 10` };

test('a row per group with its value, without those of which nothing is planned', () => {
  expect(groupRows([group('a', 3), group('b', null), group('c', -1)], undefined, read)).toEqual([
    { id: 'a', label: 'A', values: [3], detail: '3 von 10', withheld: undefined },
    { id: 'b', label: 'B', values: [null], detail: undefined, withheld: 'ab 5 Personen' },
  ]);
});

test('beside a compared selection each group has both values', () => {
  expect(
    groupRows([group('a', 3), group('b', -1), group('c', -1)], [group('a', null), group('b', 4)], read),
  ).toEqual([
    { id: 'a', label: 'A', values: [3, null], withheld: 'ab 5 Personen' },
    { id: 'b', label: 'B', values: [null, 4], withheld: undefined },
  ]);
});
