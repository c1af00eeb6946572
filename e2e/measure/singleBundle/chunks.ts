import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundles } from '@learn/contracts';
import type { Stats } from '@rspack/core';

/** Files of the single bundle by the import that loads them. */
export interface Chunks {
  /** files of the first load */
  readonly entry: string;
  /**
   * @param folder workspace in whose source the import stands
   * @param request as it is written there; its last part decides
   * @returns files that the import loads, without those of the first load
   * @throws Error when nobody imports it lazily
   */
  readonly ofImport: (folder: string, request: string) => readonly string[];
  /** The same for an import by the absolute path of a file, wherever it stands. */
  readonly ofFile: (file: string) => readonly string[];
}

/** @param stats of a build without errors */
export function chunksOf(stats: Stats): Chunks {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
  const entry = chunks.find((chunk) => chunk.initial)?.files?.find((file) => file.endsWith('.js'));
  if (entry === undefined) throw new Error('The single bundle has no entry');
  const filesOf = (what: string, matches: (origin: Origin) => boolean) => {
    const files = chunks
      .filter((chunk) => !chunk.initial && chunk.origins?.some(matches))
      .flatMap((chunk) => (chunk.files ?? []).filter((file) => file.endsWith('.js')));
    if (files.length === 0) throw new Error(`Nobody imports ${what} lazily`);
    return [...new Set(files)];
  };
  return {
    entry,
    ofImport: (folder, request) =>
      filesOf(
        `${request} in ${folder}`,
        (origin) =>
          origin.moduleIdentifier?.includes(path.join(folder, 'src/')) === true &&
          lastPart(origin.request) === lastPart(request),
      ),
    ofFile: (file) => filesOf(file, (origin) => origin.request === file),
  };
}

interface Origin {
  readonly request?: string | undefined;
  readonly moduleIdentifier?: string | undefined;
}

function lastPart(request: string | undefined): string | undefined {
  return request?.split('/').at(-1);
}

/**
 * Joins chunk files, as the federated build does for the first screen of an address.
 * @returns name of the written file
 */
export async function writeBundle(from: string, into: string, files: Iterable<string>): Promise<string> {
  const parts = await Promise.all(
    [...new Set(files)].sort().map((file) => readFile(path.join(from, file), 'utf8')),
  );
  const text = parts.join('\n;\n');
  const name = `bundle.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
  await writeFile(path.join(into, name), text);
  return name;
}

/** One bundle per language. @param files of a language */
export async function writeBundles(
  from: string,
  into: string,
  files: (language: keyof Bundles) => Iterable<string>,
): Promise<Bundles> {
  const [de, fr, it] = await Promise.all([
    writeBundle(from, into, files('de')),
    writeBundle(from, into, files('fr')),
    writeBundle(from, into, files('it')),
  ]);
  return { de, fr, it };
}
