import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** File contents by relative path; what is not a string is written as JSON. */
export type FileTree = Readonly<Record<string, unknown>>;

/** A folder with the given files that disappears when the test has finished. */
export async function temporaryFolder(files: FileTree = {}): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'federation-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: FileTree): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** The texts files of a workspace, the same in the three languages unless said otherwise. */
export function localeFiles(de: object, fr: object = de, it: object = de): FileTree {
  return { 'src/locales/de.json': de, 'src/locales/fr.json': fr, 'src/locales/it.json': it };
}
