import { readFileSync } from 'node:fs';

/** What one run of a test runner reported. */
export interface TestCounts {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts of a vitest JSON report; a test file that could not even be loaded counts as one failure.
 * @throws when the file is missing or no report
 */
export function countsOfVitest(file: string): Omit<TestCounts, 'name'> {
  const report = read<VitestReport>(file);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts of a Playwright JSON report; a broken set-up has failed.
 * @throws when the file is missing or no report
 */
export function countsOfPlaywright(file: string): Omit<TestCounts, 'name'> {
  const { stats, errors } = read<PlaywrightReport>(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** Sum over all runners. */
export function totalOf(counts: readonly TestCounts[]): Omit<TestCounts, 'name'> {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, entry) => total + entry[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
