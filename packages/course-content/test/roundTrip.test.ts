import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContentLibrary } from '../src/reading/readContentLibrary.ts';
import { writeContentLibrary } from '../src/writing/writeContentLibrary.ts';
import { copyExample } from './exampleFolder.ts';

async function filesOf(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const file of glob('**/*.*', { cwd: root })) {
    const text = await readFile(path.join(root, file), 'latin1');
    // comments are for people, and are not read
    found[file] = text.replace(/^#.*\n/gm, '');
  }
  return found;
}

test('what is read is written as the same files', async () => {
  await using folder = await copyExample();
  const { library, problems } = await readContentLibrary(folder.root);
  expect(problems).toEqual([]);
  const target = await mkdtemp(path.join(tmpdir(), 'learn-written-'));
  try {
    await writeContentLibrary(target, library);
    const written = await filesOf(target);
    expect(Object.keys(written).length).toBeGreaterThan(40);
    const { 'README.md': _, ...wanted } = await filesOf(folder.root);
    expect(written).toEqual(wanted);
    await expect(writeContentLibrary(target, library)).rejects.toMatchObject({
      finding: { code: 'not_empty' },
    });
  } finally {
    await rm(target, { recursive: true });
  }
});
