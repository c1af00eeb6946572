import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createHouse } from './house.ts';

const house = createHouse();

afterAll(() => house[Symbol.dispose]());

function check(file: string, code: string): { status: number | null; output: string } {
  const target = path.join(house.folder, file);
  writeFileSync(target, code);
  const { status, stdout, stderr } = spawnSync(house.program('turbo'), ['boundaries', '--no-color'], {
    cwd: house.folder,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  rmSync(target);
  return { status, output: stdout + stderr };
}

/** What the linter says of planted files. */
function lint(files: Readonly<Record<string, string>>, config = 'biome.json'): string {
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(house.folder, file), code);
  const { stdout, stderr } = spawnSync(
    house.program('biome'),
    ['lint', `--config-path=${config}`, '--vcs-use-ignore-file=false', '--colors=off', ...Object.keys(files)],
    { cwd: house.folder, encoding: 'utf8' },
  );
  for (const file of Object.keys(files)) rmSync(path.join(house.folder, file));
  return stdout + stderr;
}

describe('import rules', () => {
  test('the house itself keeps them', () => {
    const { status, output } = check(
      'shell/src/good.ts',
      "import { links } from '@learn/contracts';\nexport { links };\n",
    );
    expect(output).toContain('no issues found');
    expect(status).toBe(0);
  });

  test.each([
    [
      'a remote imports a raw library past its facade',
      'mfe-competence/src/bad.ts',
      "import 'react-router';\n",
    ],
    ['a remote imports another remote', 'mfe-competence/src/bad.ts', "import 'mfe-learning-path';\n"],
    [
      'a remote reaches into another by path',
      'mfe-competence/src/bad.ts',
      "import '../../mfe-learning-path/src/remote.ts';\n",
    ],
    ['the shell names a remote', 'shell/src/bad.ts', "import 'mfe-competence';\n"],
    ['the server imports the user interface', 'packages/server/src/bad.ts', "import '@learn/ui';\n"],
    ['the server imports the demo world', 'packages/server/src/bad.ts', "import '@learn/demo-world';\n"],
    [
      'course contents import the server',
      'packages/course-content/src/bad.ts',
      "import '@learn/server/sample-data';\n",
    ],
    ['the domain imports contracts', 'packages/domain/src/bad.ts', "import '@learn/contracts';\n"],
    ['ui imports platform', 'packages/ui/src/bad.ts', "import '@learn/platform';\n"],
  ])('refused: %s', (_name, file, code) => {
    expect(check(file, code).status).not.toBe(0);
  });

  test('refused: a remote imports the entry of the shell', () => {
    const code = "import { login } from '@learn/platform/shell';\n\nexport const enter = login;\n";
    expect(lint({ 'mfe-competence/src/bad.ts': code })).toMatch(/noRestrictedImports/);
    expect(lint({ 'shell/src/good.ts': code })).not.toMatch(/noRestrictedImports/);
  });

  test('refused: two files that import each other, be it for a type', () => {
    const one = "import type { Two } from './two.ts';\n\nexport type One = Two | 1;\n";
    const two = "import type { One } from './one.ts';\n\nexport type Two = One[];\n";
    const cyclesOf = (other: string) =>
      lint({ 'shell/src/one.ts': one, 'shell/src/two.ts': other }, 'biome.cycles.json');
    expect(cyclesOf(two)).toMatch(/noImportCycles/);
    expect(cyclesOf('export type Two = 2;\n')).not.toMatch(/noImportCycles/);
  });
});
