import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../src/verify/ensureBrowser.ts';
import {
  type FailedTest,
  failedOfPlaywright,
  failedOfVitest,
  flakyOfVitest,
} from '../src/verify/failedTests.ts';
import { readSpecs } from '../src/verify/playwrightReport.ts';
import { postgresPrograms } from '../src/verify/postgresPrograms.ts';
import { countsOfPlaywright, countsOfVitest, type TestCounts, totalOf } from '../src/verify/testCounts.ts';
import { type TimedFile, type TimedStep, timedFilesOf, timingTable } from '../src/verify/timing.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const reports = path.join(root, '.reports');
const counts: TestCounts[] = [];
const failures: FailedTest[] = [];
const secondTries: FailedTest[] = [];
const steps: TimedStep[] = [];
let broken = false;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

check('types of GraphQL documents', 'node', ['packages/federation/bin/generate-graphql.ts']);
check('types', 'tsc', ['-b']);
check('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
check('import rules', 'turbo', ['boundaries']);
vitest('unit, component and server tests (PGlite)', 'vitest.json', [], {});
if (postgresPrograms()) {
  vitest('server tests (PostgreSQL)', 'vitest-postgres.json', ['--project', 'server'], {
    TEST_DATABASE: 'postgres',
  });
} else {
  say('PostgreSQL is not installed here: the server tests ran on PGlite only.');
}
check('production build', 'turbo', ['run', 'build', '--output-logs=errors-only']);
journeys();

const timing = timingTable(steps);
writeFileSync(path.join(reports, 'timing.md'), timing);
process.stdout.write(`\n${timing}`);

list('Passed at the second try:', secondTries);
list('Failed:', failures);

const total = totalOf(counts);
say('');
for (const { name, passed, failed, skipped } of counts) {
  say(`  ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}
if (broken && total.failed === 0) say('  A step other than the tests failed; see above.');
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = broken || total.failed > 0 || total.passed === 0 ? 1 : 0;

function vitest(name: string, report: string, options: string[], env: Record<string, string>): void {
  const file = path.join(reports, report);
  const times = path.join(reports, `times-${report}`);
  const files = check(
    name,
    'vitest',
    [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./packages/testing/src/verify/timesReporter.ts',
      ...options,
    ],
    { ...env, TIMES_REPORT: times },
  );
  record(name, () => countsOfVitest(file));
  note(failures, () => failedOfVitest(file));
  note(secondTries, () => flakyOfVitest(file));
  note(files, () => JSON.parse(readFileSync(times, 'utf8')) as TimedFile[]);
}

function journeys(): void {
  const name = 'browser journeys';
  const file = path.join(reports, 'playwright.json');
  const files = check(
    name,
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      CHROMIUM_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  record(name, () => countsOfPlaywright(file));
  note(failures, () => failedOfPlaywright(file, 'unexpected'));
  note(secondTries, () => failedOfPlaywright(file, 'flaky'));
  note(files, () => timedFilesOf(readSpecs(file)));
}

/** A runner that left no report has not run its tests. */
function record(name: string, read: () => Omit<TestCounts, 'name'>): void {
  try {
    counts.push({ name, ...read() });
  } catch (error) {
    console.error(`${name}: no report was written (${error instanceof Error ? error.message : error})`);
    broken = true;
  }
}

/** Where no report is, `record` has said so. */
function note<Item>(list: Item[], read: () => Item[]): void {
  try {
    list.push(...read());
  } catch {}
}

function list(title: string, tests: readonly FailedTest[]): void {
  if (tests.length === 0) return;
  say(`\n${title}`);
  for (const { name, message } of tests) {
    say(
      `  ${path.isAbsolute(name) ? path.relative(root, name) : name}\n${message.replaceAll(/^/gm, '      ')}`,
    );
  }
}

/** @returns the list that takes the times of the step's test files */
function check(
  name: string,
  command: string,
  options: string[],
  env: Record<string, string> = {},
): TimedFile[] {
  say(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, options, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = (performance.now() - started) / 1000;
  const files: TimedFile[] = [];
  steps.push({ name, seconds, files });
  if (status !== 0) broken = true;
  say(`── ${name}: ${status === 0 ? 'good' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return files;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
