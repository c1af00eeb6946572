import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyExample, type ExampleFolder } from '@learn/course-content/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProcessDatabase, type ProcessDatabase } from '../../test/testDatabase.ts';
import { documentsFolder } from '../storage/folderStore.ts';
import { runContentCommand } from './contentCommand.ts';

let database: ProcessDatabase;
let folder: ExampleFolder;
let exports: string;

beforeAll(async () => {
  database = await createProcessDatabase();
  exports = await mkdtemp(path.join(tmpdir(), 'learn-exports-'));
});
beforeEach(async () => {
  folder = await copyExample();
  return () => folder[Symbol.asyncDispose]();
});
afterAll(async () => {
  await rm(exports, { recursive: true });
  await database[Symbol.asyncDispose]();
});

async function run(...parameters: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(...line.split('\n'));
  };
  return {
    code: await runContentCommand(parameters, { env: { ...database.env }, write, uid: undefined }),
    lines,
  };
}

test('check says that everything is right, or what is wrong where, without a database', async () => {
  expect(await run('check', folder.root)).toEqual({
    code: 0,
    lines: ['Alles stimmt. Kurse: 1, Circles: 2, Inhalte: 13.'],
  });
  await folder.remove(`${folder.circle}/willkommen.fr.md`);
  expect(
    await runContentCommand(['check', folder.root], { env: {}, write: () => undefined, uid: undefined }),
  ).toBe(1);
});

test('a folder with a fault changes nothing', async () => {
  await folder.replace(`${folder.circle}/ausblick.yaml`, 'kind: placeholder', 'kind: game');
  const { code, lines } = await run('import', folder.root);
  expect([code, lines.at(-1)]).toEqual([1, 'Nichts wurde geändert. Probleme: 1.']);
  expect(lines[0]).toContain('ausblick.yaml:1: «kind»: Hier steht eines von: rich_text, ');
  const target = path.join(exports, 'nothing');
  expect((await run('export', target)).lines).toEqual([
    `Geschrieben nach ${target}. Kurse: 0, Circles: 0, Inhalte: 0.`,
  ]);
});

test('diff tells, import does it with progress, and the second time there is nothing to do', async () => {
  const told = await run('diff', folder.root);
  expect(told.lines).toContain('+ neu: Seite beispielkurs/einstieg/erste-schritte «Erste Schritte»');
  expect(told.lines.at(-1)).toBe('Änderungen: 40 neu.');
  const done = await run('import', folder.root);
  expect(done.lines.map((line) => line.replace(/^ +\d+\.\d s {2}/, ''))).toEqual([
    'beispielkurs: vergleichen',
    'Dateien ablegen: 3',
    'beispielkurs: schreiben',
    'Änderungen: 40 neu.',
  ]);
  expect((await run('import', folder.root)).lines.at(-1)).toBe('Nichts ändert sich.');
});

test('export writes a folder that is right and changes nothing, for one course or all of them', async () => {
  const target = path.join(exports, 'all');
  expect((await run('export', target, '--course', 'beispielkurs')).code).toBe(0);
  expect((await run('check', target)).code).toBe(0);
  expect((await run('diff', target)).lines).toEqual(['Nichts ändert sich.']);
});

test.each([
  [['publish', 'x'], 'npm run content -- check <Ordner>'],
  [['check'], 'npm run content -- check <Ordner>'],
  [['check', 'x', '--fast'], "So geht der Aufruf nicht (Unknown option '--fast'"],
  [['check', '/nowhere/at/all'], '/nowhere/at/all lässt sich nicht lesen (ENOENT'],
])('%j is answered with how it is meant', async (parameters, beginning) => {
  const { code, lines } = await run(...parameters);
  expect([code, lines[0]?.startsWith(beginning)]).toEqual([1, true]);
});

test('an unknown person imports nothing', async () => {
  expect(await run('import', folder.root, '--as', 'nobody')).toEqual({
    code: 1,
    lines: ['Niemand hat den Benutzernamen nobody.'],
  });
});

test('an unknown course and a folder that is not empty are said in a sentence', async () => {
  expect((await run('export', path.join(exports, 'other'), '--course', 'other')).lines).toEqual([
    'Es gibt keinen Kurs «other».',
  ]);
  expect((await run('export', folder.root)).lines).toEqual([`${folder.root} ist nicht leer.`]);
  const below = path.join(folder.root, 'content.yaml/export');
  expect((await run('export', below)).lines).toEqual([
    expect.stringMatching(/content\.yaml\/export lässt sich nicht anlegen \(ENOTDIR: /),
  ]);
});

test('speaks the language that is asked for', async () => {
  await folder.remove(`${folder.circle}/willkommen.fr.md`);
  const { lines } = await run('check', folder.root, '--language', 'it');
  expect(lines).toEqual([
    `${folder.circle}/willkommen.yaml:1: Manca il testo «${folder.circle}/willkommen.fr.md».`,
    'Niente è stato cambiato. Problemi: 1.',
  ]);
});

test('imports nothing into documents of another account, which could not change them any more', async () => {
  await mkdir(documentsFolder(database.env.DATA_DIR ?? ''), { recursive: true });
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const surroundings = { env: { ...database.env }, write, uid: -1 };
  expect(await runContentCommand(['import', folder.root], surroundings)).toBe(1);
  expect(lines).toEqual([expect.stringContaining('gehört einem anderen Konto des Systems.')]);
});
