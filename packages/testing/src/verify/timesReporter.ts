import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { TimedFile } from './timing.ts';

/**
 * Vitest reporter that writes the times of all files (`TimedFile[]`) to the path in TIMES_REPORT. Vitest's own JSON
 * report leaves out environment, imports and `beforeAll`, which take most of the time of many files.
 */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(process.env.TIMES_REPORT ?? '', JSON.stringify(modules.map(timedFileOf)));
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
