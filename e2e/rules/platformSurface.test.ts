import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '@learn/federation';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names between the braces of `import { … } from` and `export { … } from` lines, types as `type …`. @param from one module, or any */
function declared(code: string, from = "[^']+"): string[] {
  const lines = code.matchAll(new RegExp(`(?:im|ex)port (type )?\\{([^}]*)\\} from '${from}'`, 'g'));
  return [...lines].flatMap(([, type = '', names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => type + name),
  );
}

const namesIn = (code: string, from?: string) =>
  declared(code, from).map((name) => name.replace(/^type /, ''));
const valuesIn = (code: string, from?: string) =>
  declared(code, from).filter((name) => !name.startsWith('type '));

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

const sharedEntries = {
  '@learn/platform': 'index.ts',
  '@learn/platform/form': 'form.ts',
  '@learn/platform/apollo': 'facades/apollo.ts',
  '@learn/platform/router': 'facades/router.ts',
  '@learn/platform/i18n': 'facades/i18n.ts',
} as const;

test('all shared entries together promise no value that remotes do not use, apart from two of the shell', () => {
  const files = globSync('{mfe-*,packages/ui}/src/**/*.{ts,tsx}', { cwd: root }).map(read);
  const promised = Object.entries(sharedEntries).flatMap(([entry, file]) =>
    valuesIn(read(`packages/platform/src/${file}`)).map((name) => ({ entry, name })),
  );
  const unused = promised.filter(
    ({ entry, name }) => !files.some((code) => valuesIn(code, entry).includes(name)),
  );
  expect(unused.map(({ name }) => name)).toEqual(['loadDataClient', 'useRemoteTexts']);
  expect(promised.length).toBeLessThanOrEqual(65);
});

test('the entries are those that are shared', () => {
  const shared = sharedModules.map(({ key }) => key).filter((key) => key.startsWith('@learn/platform'));
  expect(Object.keys(sharedEntries).sort()).toEqual(shared.sort());
});

test('no name stands in both entries', () => {
  expect(forShell.filter((name) => forRemotes.includes(name))).toEqual([]);
});

test('the entry of the shell is not shared', () => {
  expect(sharedModules.map(({ key }) => key)).not.toContain('@learn/platform/shell');
});
