import { expect, test } from 'vitest';
import { timedFilesOf, timingTable } from './timing.ts';

test('a journey takes the time of all its tries, a file that of its journeys', () => {
  const spec = (file: string, title: string, status: string, ...durations: number[]) => ({
    title,
    file,
    line: 3,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  expect(
    timedFilesOf([
      spec('home.spec.ts', 'opens', 'flaky', 1000, 500),
      spec('login.spec.ts', 'logs in', 'unexpected', 700),
      spec('home.spec.ts', 'waits', 'expected', 2000),
      spec('bucket.spec.ts', 'uploads', 'skipped', 0),
    ]),
  ).toEqual([
    {
      name: 'home.spec.ts',
      seconds: 3.5,
      tests: [
        { name: 'home.spec.ts:3 › opens', seconds: 1.5 },
        { name: 'home.spec.ts:3 › waits', seconds: 2 },
      ],
    },
    { name: 'login.spec.ts', seconds: 0.7, tests: [{ name: 'login.spec.ts:3 › logs in', seconds: 0.7 }] },
  ]);
});

test('the table names all steps, and the slowest files and tests of those that have some', () => {
  const files = [
    { name: 'fast.test.ts', seconds: 1, tests: [{ name: 'fast.test.ts › a|b\nc', seconds: 0.25 }] },
    { name: 'slow.test.ts', seconds: 12, tests: [{ name: 'slow.test.ts › waits', seconds: 11 }] },
  ];
  expect(
    timingTable([
      { name: 'types', seconds: 3, files: [] },
      { name: 'units', seconds: 14.25, files },
    ]),
  ).toBe(`| seconds | tests | step |
| ------: | ----: | --- |
|     3.0 |       | types |
|    14.3 |     2 | units |
|    17.3 |     2 | all steps |

| seconds | tests | slowest files: units |
| ------: | ----: | --- |
|    12.0 |     1 | slow.test.ts |
|     1.0 |     1 | fast.test.ts |

| seconds | slowest tests: units |
| ------: | --- |
|    11.0 | slow.test.ts › waits |
|     0.3 | fast.test.ts › a\\|b c |
`);
});

test('ten files and ten tests are shown for each step', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `file ${index}`,
    seconds: index,
    tests: [{ name: `test ${index}`, seconds: index }],
  }));
  const rows = timingTable([{ name: 'units', seconds: 66, files }]).split('\n');
  expect(rows.filter((row) => row.includes(' file '))).toHaveLength(10);
  expect(rows.filter((row) => row.includes(' test '))).toHaveLength(10);
});
