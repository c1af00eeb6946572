import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** One test that ran, with all its tries. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** One test file; its seconds include what it needs before its first test. */
export interface TimedFile extends TimedTest {
  readonly tests: readonly TimedTest[];
}

/**
 * Vitest reporter that writes the times of all files (`TimedFile[]`). Vitest's own JSON report leaves out environment,
 * imports and `beforeAll`, which take most of the time of many files.
 */
export class TimesReporter implements Reporter {
  readonly #outputFile: string;
  #root = '';

  /** @param outputFile seen from the root of the run, like vitest's own */
  constructor(outputFile: string) {
    this.#outputFile = outputFile;
  }

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = path.resolve(this.#root, this.#outputFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(modules.map(timedFileOf)));
  }
}

/** Times of one file; skipped tests are left out. */
export function timedFileOf(module: TestModule): TimedFile {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  return {
    name: module.relativeModuleId,
    seconds: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000,
    tests: [...module.children.allTests()].flatMap((test) => {
      const ran = test.diagnostic();
      return ran
        ? [{ name: `${module.relativeModuleId} › ${test.fullName}`, seconds: ran.duration / 1000 }]
        : [];
    }),
  };
}
