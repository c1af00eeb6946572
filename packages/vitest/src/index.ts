import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { TimesReporter } from './timesReporter.ts';

export type { TimedFile, TimedTest } from './timesReporter.ts';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** Configuration of a package whose tests run in Node. @param own options of this package, which win */
export function nodeTests(own: TestOptions = {}): ViteUserConfig {
  return testsOf({
    environment: 'node',
    // files share their modules, which saves most of the time
    isolate: false,
    // thousands of random inputs take their time while servers run on the same cores
    testTimeout: 40_000,
    ...own,
  });
}

/** Configuration of a package whose tests render components, in happy-dom. @param own options of this package, which win */
export function browserTests(own: TestOptions = {}): ViteUserConfig {
  return testsOf({
    environment: 'happy-dom',
    // environment and libraries are shared; the setup gives each file its own page and modules
    isolate: false,
    // its style sheet belongs to the page
    server: { deps: { inline: ['styled-components'] } },
    testTimeout: 40_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
    ...own,
  });
}

/**
 * How vitest runs, in a package as well as for all from the root, and what it leaves behind in `.reports`: `unit.json` in
 * vitest's own format, and `unit-times.json` (`TimedFile[]`). With `TEST_DATABASE=pglite` they are `unit-pglite.json`
 * and `unit-pglite-times.json`.
 */
export function runOptions() {
  const { TEST_DATABASE } = process.env;
  const run = TEST_DATABASE === undefined ? 'unit' : `unit-${TEST_DATABASE}`;
  return {
    // the default leaves one core unused
    maxWorkers: availableParallelism(),
    reporters: [
      'default',
      ['json', { outputFile: `.reports/${run}.json` }],
      new TimesReporter(`.reports/${run}-times.json`),
    ],
  } satisfies TestOptions;
}

function testsOf(test: TestOptions): ViteUserConfig {
  return { test: { include: ['**/*.test.{ts,tsx}'], ...runOptions(), ...test } };
}
