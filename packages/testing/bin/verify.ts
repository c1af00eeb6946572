import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TimedFile } from '@learn/vitest';
import { ensureBrowser } from '../src/verify/ensureBrowser.ts';
import {
  type FailedTest,
  failedOfPlaywright,
  failedOfVitest,
  firstErrorsIn,
} from '../src/verify/failedTests.ts';
import { readSpecs } from '../src/verify/playwrightReport.ts';
import { runTasks, type Task } from '../src/verify/runTasks.ts';
import { countsOfPlaywright, countsOfVitest, type TestCounts, totalOf } from '../src/verify/testCounts.ts';
import { type TimedStep, timedFilesOf, timingTable } from '../src/verify/timing.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const reports = path.join(root, '.reports');
const counts: TestCounts[] = [];
const failures: FailedTest[] = [];
const steps: TimedStep[] = [];
let broken = false;

// as the script of one package it checks that package alone; from the root all of them, or those that options choose
const isWhole = process.cwd() === root;
const withReleases = '--with-releases';
const given = process.argv.slice(2);
const options = isWhole
  ? given.filter((option) => option !== withReleases)
  : [`--filter=${nameOfPackage(process.cwd())}`];

for (const folder of globSync(['.reports', '*/.reports', 'packages/*/.reports'], { cwd: root }))
  rmSync(path.join(root, folder), { recursive: true });
mkdirSync(reports);
process.env.CHROMIUM_PATH = ensureBrowser();
// servers and commands start a hundred times: Node keeps what it has compiled
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');
// the compiler is a short process of Go: without collecting memory it takes three quarters of its time
process.env.GOGC ??= 'off';
process.env.GOMEMLIMIT ??= '2GiB';

importRules();
run(['types', 'lint', 'lint:root', 'build']);
// small packages leave cores idle while their runner starts and ends
run(['unit', 'unit:pglite', 'world', '--concurrency=2']);
// one starts and ends its platform while browsers of the other work
if (isWhole) process.env.JOURNEY_WORKERS = '2';
run(['journeys', ...(given.includes(withReleases) ? ['journeys:releases'] : []), '--concurrency=2']);

const timing = timingTable(steps);
writeFileSync(path.join(reports, 'timing.md'), timing);
process.stdout.write(`\n${timing}`);

listFailures();

const total = totalOf(counts);
say('');
for (const { name, passed, failed, skipped } of counts) {
  say(`  ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}
if (broken && total.failed === 0) say('  A step other than the tests failed, see under «Failed».');
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = broken || total.failed > 0 ? 1 : 0;

function importRules(): void {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'boundaries'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    broken = true;
    failures.push({ name: 'import rules', message: 'See the beginning, or run: npm run boundaries' });
  }
  steps.push({ name: 'import rules', seconds: (performance.now() - started) / 1000, files: [] });
}

function run(tasks: readonly string[]): void {
  const result = runTasks(root, [...tasks, ...options]);
  if (!result.succeeded) broken = true;
  for (const task of result.tasks) {
    const files = filesOf(task);
    if (task.failed && files.length === 0) failures.push({ name: task.name, message: errorsOf(task) });
    steps.push({ name: task.isCached ? `${task.name} (cached)` : task.name, seconds: task.seconds, files });
  }
}

function errorsOf({ logFile }: Task): string {
  return logFile === undefined ? 'See its output above.' : firstErrorsIn(readFileSync(logFile, 'utf8'));
}

function filesOf(task: Task): TimedFile[] {
  if (task.task.startsWith('journeys')) return ofPlaywright(task);
  return task.task.startsWith('unit') ? ofVitest(task) : [];
}

function ofVitest(task: Task): TimedFile[] {
  const { name } = task;
  const report = reportOf(task);
  return record(name, () => {
    counts.push({ name, ...countsOfVitest(`${report}.json`) });
    failures.push(...failedOfVitest(`${report}.json`));
    return JSON.parse(readFileSync(`${report}-times.json`, 'utf8')) as TimedFile[];
  });
}

function ofPlaywright(task: Task): TimedFile[] {
  const { name } = task;
  const report = `${reportOf(task)}.json`;
  return record(name, () => {
    counts.push({ name, ...countsOfPlaywright(report) });
    failures.push(...failedOfPlaywright(report));
    return timedFilesOf(readSpecs(report));
  });
}

/** Where a runner reports, without what its files end with. */
function reportOf({ folder, task }: Task): string {
  return path.join(folder, '.reports', task.replace(':', '-'));
}

/** A runner that left no report has not run its tests. */
function record(name: string, read: () => TimedFile[]): TimedFile[] {
  try {
    return read();
  } catch (error) {
    console.error(`${name}: no report was written (${error instanceof Error ? error.message : error})`);
    broken = true;
    return [];
  }
}

function listFailures(): void {
  if (failures.length === 0) return;
  say('\nFailed:');
  for (const { name, message } of failures) {
    say(
      `  ${path.isAbsolute(name) ? path.relative(root, name) : name}\n${message.replaceAll(/^/gm, '      ')}`,
    );
  }
}

function nameOfPackage(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string }).name;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
