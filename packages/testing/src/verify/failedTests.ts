import { readFileSync } from 'node:fs';
import { nameOf, readSpecs } from './playwrightReport.ts';

/** One test that failed, or another step. */
export interface FailedTest {
  readonly name: string;
  /** what the runner said, at most its first lines */
  readonly message: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly VitestAssertion[];
  }[];
}

interface VitestAssertion {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[] | null;
}

const shownLines = 12;

/**
 * Failed tests of a vitest JSON report, and files that could not be loaded.
 * @throws when the file is missing or no report
 */
export function failedOfVitest(file: string): FailedTest[] {
  return readVitest(file).flatMap((result) => {
    const failed = result.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && result.status === 'failed') {
      return [{ name: result.name, message: shorten(result.message) }];
    }
    return failed.map((test) => failedTest(result.name, test));
  });
}

/**
 * Journeys of a Playwright JSON report that failed.
 * @throws when the file is missing or no report
 */
export function failedOfPlaywright(file: string): FailedTest[] {
  return readSpecs(file).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        name: nameOf(spec),
        message: shorten(results[0]?.error?.message),
      })),
  );
}

function readVitest(file: string): VitestReport['testResults'] {
  return (JSON.parse(readFileSync(file, 'utf8')) as VitestReport).testResults;
}

function failedTest(file: string, { fullName, failureMessages }: VitestAssertion): FailedTest {
  return { name: `${file} › ${fullName}`, message: shorten(failureMessages?.[0]) };
}

/** The first lines of a step's log from the first error on; what npm says about it is left out. */
export function firstErrorsIn(log: string): string {
  const lines = withoutColours(log).split('\n');
  const own = lines.filter((line) => !/^(?:> |npm (?:error|warn) )/.test(line));
  const first = own.findIndex((line) => /\berror\b|×|✖|━━━/i.test(line));
  return shorten(own.slice(Math.max(first, 0)).join('\n'));
}

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '');
}

function shorten(message = ''): string {
  return withoutColours(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines)
    .join('\n');
}
