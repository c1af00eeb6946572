import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { timedFileOf } from './timesReporter.ts';

test('a file of vitest takes the time of its environment, imports and hooks too', () => {
  const tests = [
    { fullName: 'rounds', diagnostic: () => ({ duration: 200 }) },
    { fullName: 'skipped', diagnostic: () => undefined },
  ];
  const module = {
    relativeModuleId: 'grade.test.ts',
    diagnostic: () => ({
      environmentSetupDuration: 300,
      prepareDuration: 100,
      setupDuration: 200,
      collectDuration: 400,
      duration: 500,
    }),
    children: { allTests: () => tests },
  } as unknown as TestModule;
  expect(timedFileOf(module)).toEqual({
    name: 'grade.test.ts',
    seconds: 1.5,
    tests: [{ name: 'grade.test.ts › rounds', seconds: 0.2 }],
  });
});
