import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sharedModules } from './shared.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names between the braces of `import { … } from` and `export { … } from` lines. @param from one module, or any */
function namesIn(code: string, from = "[^']+"): string[] {
  const lines = code.matchAll(new RegExp(`(?:im|ex)port (?:type )?\\{([^}]*)\\} from '${from}'`, 'g'));
  return [...lines].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
}

const forRemotes = namesIn(read('packages/platform/src/index.ts'));
const forShell = namesIn(read('packages/platform/src/shell.ts'));

test('remotes are promised at most 45 names', () => {
  expect(forRemotes.length).toBeGreaterThan(0);
  expect(forRemotes.length).toBeLessThanOrEqual(45);
});

test('every name for remotes is used by a remote, apart from types that follow from another name', () => {
  const files = globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: root });
  const used = files.flatMap((file) => namesIn(read(file), '@learn/platform'));
  expect(forRemotes.filter((name) => !used.includes(name))).toEqual(['Problem', 'RestState']);
});

test('no name stands in both entries', () => {
  expect(forShell.filter((name) => forRemotes.includes(name))).toEqual([]);
});

test('the entry of the shell is not shared', () => {
  expect(sharedModules.map(({ key }) => key)).not.toContain('@learn/platform/shell');
});
