import type { TimedFile, TimedTest } from '@learn/vitest';
import { nameOf, type PlaywrightSpec } from './playwrightReport.ts';

/** One step of the whole check; steps that run no tests have no files. */
export interface TimedStep extends TimedTest {
  readonly files: readonly TimedFile[];
}

const shownRows = 10;

/** Files of a Playwright report, without the tests that were skipped. */
export function timedFilesOf(specs: readonly PlaywrightSpec[]): TimedFile[] {
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return [...Map.groupBy(ran, ({ file }) => file)].map(([name, own]) => {
    const tests = own.map((spec) => {
      const tries = spec.tests.flatMap(({ results }) => results);
      return { name: nameOf(spec), seconds: tries.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
    });
    return { name, seconds: secondsOf(tests), tests };
  });
}

/** Where the time went, as Markdown: all steps, then the ten slowest files and tests of each step that has some. */
export function timingTable(steps: readonly TimedStep[]): string {
  const all = { name: 'all steps', seconds: secondsOf(steps), files: steps.flatMap(({ files }) => files) };
  return [
    table(
      ['seconds', 'tests', 'step'],
      [...steps, all].map(({ name, seconds, files }) => [seconds.toFixed(1), countOf(files), name]),
    ),
    ...steps
      .filter(({ files }) => files.length > 0)
      .flatMap(({ name, files }) => [
        table(
          ['seconds', 'tests', `slowest files: ${name}`],
          slowest(files).map((file) => [file.seconds.toFixed(1), countOf([file]), file.name]),
        ),
        table(
          ['seconds', `slowest tests: ${name}`],
          slowest(files.flatMap(({ tests }) => tests)).map((test) => [test.seconds.toFixed(1), test.name]),
        ),
      ]),
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const numbers = head.slice(0, -1);
  return [
    line(head),
    line([...numbers.map(({ length }) => `${'-'.repeat(length - 1)}:`), '---']),
    ...rows.map((row) =>
      line([
        ...numbers.map(({ length }, index) => (row[index] ?? '').padStart(length)),
        (row.at(-1) ?? '').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
      ]),
    ),
  ].join('');
}

function slowest<Timed extends TimedTest>(all: readonly Timed[]): Timed[] {
  return all.toSorted((a, b) => b.seconds - a.seconds).slice(0, shownRows);
}

function secondsOf(all: readonly TimedTest[]): number {
  return all.reduce((sum, { seconds }) => sum + seconds, 0);
}

function countOf(files: readonly TimedFile[]): string {
  return files.length === 0 ? '' : String(files.reduce((sum, { tests }) => sum + tests.length, 0));
}
