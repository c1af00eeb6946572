import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { failedOfPlaywright, failedOfVitest, firstErrorsIn } from './failedTests.ts';

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('names what failed in vitest, and files that could not be loaded', () => {
  const file = report({
    testResults: [
      {
        name: 'grade.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'rounds' },
          {
            status: 'failed',
            fullName: 'caps',
            failureMessages: ['\u001b[31mexpected 6\u001b[0m\n\nat grade.ts'],
          },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'empty.test.ts', status: 'passed', assertionResults: [] },
    ],
  });
  expect(failedOfVitest(file)).toEqual([
    { name: 'grade.test.ts › caps', message: 'expected 6\nat grade.ts' },
    { name: 'broken.test.ts', message: 'no such module' },
  ]);
});

test('names the journeys that failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'home.spec.ts',
    line: 3,
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const file = report({
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('logs in', 'unexpected', 'one')] }] },
    ],
  });
  expect(failedOfPlaywright(file)).toEqual([{ name: 'home.spec.ts:3 › logs in', message: 'one' }]);
});

test('a missing report is an error', () => {
  expect(() => failedOfVitest('/does/not/exist.json')).toThrow();
});

test.each([
  [
    'the compiler',
    '> mfe-a@0.1.0 types\n> tsc -b\n\n\u001b[96msrc/a.tsx\u001b[0m(3,5): error TS2322: no string\nnpm error code 1\n',
    'src/a.tsx(3,5): error TS2322: no string',
  ],
  [
    'lint',
    '\n> biome check\n\nChecked 3 files\nsrc/a.tsx:3:5 lint/style ━━━━\n\n  × No.\n',
    'src/a.tsx:3:5 lint/style ━━━━\n  × No.',
  ],
  ['a tool of another kind', 'It does not work.\n', 'It does not work.'],
])('names the first error of %s', (_, log, message) => {
  expect(firstErrorsIn(log)).toBe(message);
});
