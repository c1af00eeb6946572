import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '@learn/contracts';
import { languages } from '@learn/domain';
import type { ChunkFiles } from './chunkFiles.ts';
import { recordOf } from './recordOf.ts';
import { writeJoinedMap } from './sourceMaps.ts';

/**
 * Joins chunk files into one. A chunk file only registers its modules in a global list, in any order and before or
 * after the runtime; so a file of several chunks is as good as the several files, and one request instead of many.
 * @returns name of the written file; the same content gives the same name
 */
export function writeBundle(outputFolder: string, files: readonly string[]): Promise<string> {
  return joinFiles(outputFolder, [...new Set(files)].sort(), 'bundle');
}

const between = '\n;\n';

async function joinFiles(outputFolder: string, files: readonly string[], kind: string): Promise<string> {
  const parts = await Promise.all(files.map((file) => readFile(path.join(outputFolder, file), 'utf8')));
  const text = parts.join(between);
  const name = `${kind}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
  await writeFile(path.join(outputFolder, name), text);
  let line = 0;
  const begins = files.map((file, index) => {
    const begin = { file, line };
    line += linesIn(`${parts[index]}${between}`);
    return begin;
  });
  await writeJoinedMap(outputFolder, name, begins);
  return name;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** What a bundle holds beside the texts of every page. */
export interface BundleContents {
  /** lazy imports by their path from src, or keys of shared modules */
  readonly modules: readonly string[];
  /** parts of the texts */
  readonly texts?: readonly string[] | undefined;
}

/** One bundle per language with the given imports and texts. */
export function bundlesOf(
  outputFolder: string,
  chunks: ChunkFiles,
  { modules, texts = [] }: BundleContents,
): Promise<Bundles> {
  return recordOf(languages, async (language) => {
    const names = [language, ...texts.map((part) => `${part}.${language}`)];
    return writeBundle(outputFolder, [
      ...modules.flatMap((request) => chunks.ofImport(request)),
      ...names.flatMap((name) => chunks.ofTexts(name)),
    ]);
  });
}

/** Puts the chunk of the exposed manifest in front of a remote's entry, which saves a request on every page. */
export async function joinExposedIntoEntry(
  outputFolder: string,
  entry: string,
  chunks: ChunkFiles,
): Promise<string> {
  const exposed = chunks.ofExposed().filter((file) => file !== entry);
  if (exposed.length === 0) throw new Error('The build holds no chunk of the exposed manifest');
  const name = await joinFiles(outputFolder, [...exposed, entry], 'entry');
  await rm(path.join(outputFolder, entry));
  return name;
}
