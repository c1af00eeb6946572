import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createHouse } from './house.ts';

const house = createHouse();
const untouched = hashes();

afterAll(() => house[Symbol.dispose]());

/** Hash of each step that has a command, by `package#step`. A step with the hash of before is read from the cache. */
function hashes(): ReadonlyMap<string, string> {
  const { stdout } = spawnSync(
    house.program('turbo'),
    ['run', 'generate', 'build', 'types', 'lint', 'unit', 'journeys', '--dry=json'],
    { cwd: house.folder, encoding: 'utf8', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  const { tasks } = JSON.parse(stdout) as {
    readonly tasks: readonly { readonly taskId: string; readonly command: string; readonly hash: string }[];
  };
  return new Map(
    tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId, hash }) => [taskId, hash]),
  );
}

/** The steps that run again once a file is there. */
function stepsAfter(file: string): string[] {
  const target = path.join(house.folder, file);
  writeFileSync(target, '');
  const changed = [...hashes()].filter(([step, hash]) => untouched.get(step) !== hash).map(([step]) => step);
  rmSync(target);
  return changed.sort();
}

test('a change in a component of a remote concerns the steps of this remote only', () => {
  expect(stepsAfter('mfe-competence/src/Planted.tsx')).toEqual(
    ['build', 'journeys', 'lint', 'types', 'unit'].map((step) => `mfe-competence#${step}`),
  );
});

test('a change in a test of a remote does not build it again', () => {
  const steps = stepsAfter('mfe-competence/src/Planted.test.tsx');
  expect(steps).toContain('mfe-competence#unit');
  expect(steps).not.toContain('mfe-competence#build');
});

test('a change in the shell tries the journeys of all remotes again, and builds none of them', () => {
  expect(stepsAfter('shell/src/Planted.tsx').filter((step) => !step.startsWith('shell#'))).toEqual(
    expect.arrayContaining(['mfe-competence#journeys', 'mfe-learning-path#journeys']),
  );
  expect(stepsAfter('shell/src/Planted.tsx')).not.toContain('mfe-competence#build');
});

test('a change in contracts concerns types, tests, builds and journeys of all that import it', () => {
  const steps = stepsAfter('packages/contracts/src/planted.ts');
  const spared = [...untouched.keys()].filter(
    (step) => !steps.includes(step) && !/#(lint|generate)$/.test(step),
  );
  const apart = [
    '@learn/domain#types',
    '@learn/domain#unit',
    '@learn/postgres#types',
    '@learn/vitest#types',
    '@learn/vitest#unit',
  ];
  expect(spared.sort()).toEqual(apart);
});
