import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countsOfPlaywright, countsOfVitest, totalOf } from './testCounts.ts';

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numFailedTestSuites: 0,
};
const playwrightReport = { stats: { expected: 3, unexpected: 1, skipped: 2 }, errors: [] };

test('counts what vitest reported', () => {
  expect(countsOfVitest(report(vitestReport))).toEqual({ passed: 7, failed: 0, skipped: 2 });
});

test('a test file that could not be loaded is a failure', () => {
  expect(countsOfVitest(report({ ...vitestReport, numFailedTestSuites: 1 })).failed).toBe(1);
});

test('counts what Playwright reported, and a broken set-up as a failure', () => {
  expect(countsOfPlaywright(report(playwrightReport))).toEqual({ passed: 3, failed: 1, skipped: 2 });
  expect(countsOfPlaywright(report({ ...playwrightReport, errors: [{}] })).failed).toBe(2);
});

test('a missing report is an error, not zero tests', () => {
  expect(() => countsOfVitest('/does/not/exist.json')).toThrow();
});

test('sums all runners', () => {
  const one = { name: 'one', passed: 2, failed: 1, skipped: 0 };
  expect(totalOf([one, { ...one, skipped: 3 }])).toEqual({ passed: 4, failed: 2, skipped: 3 });
});
