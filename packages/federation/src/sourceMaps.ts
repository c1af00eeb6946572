import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folder of a build in which its source maps lie. Nothing below a name that begins with a dot is served. */
export const mapsFolder = '.maps';

/** A source map, or one of a joined file, which names the maps of its parts instead of repeating them. */
interface WrittenMap {
  readonly version: number;
  readonly sections?: readonly { readonly offset: Position; readonly url: string }[];
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** What Node's `SourceMap` reads. */
export interface SourceMapJson extends Omit<WrittenMap, 'sections'> {
  readonly sections?: readonly { readonly offset: Position; readonly map: object }[];
}

/**
 * Takes the paths of this machine out of the maps of a build: the bundler names a module that a plugin made by its whole
 * text, in which such paths stand.
 */
export async function withoutMachine(outputFolder: string): Promise<void> {
  const folder = path.join(outputFolder, mapsFolder);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/"data:[^"]*"/g, '"made by the build"'));
  }
}

/**
 * Writes the map of a file that was joined from others.
 * @param name of the joined file
 * @param parts the files in their order, each with the line of the joined file in which it begins, from 0
 */
export async function writeJoinedMap(
  outputFolder: string,
  name: string,
  parts: readonly { readonly file: string; readonly line: number }[],
): Promise<void> {
  const sections = parts.map(({ file, line }) => ({ offset: { line, column: 0 }, url: `${file}.map` }));
  const map = { version: 3, file: name, sections };
  const folder = path.join(outputFolder, mapsFolder);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.map`), JSON.stringify(map));
}

/**
 * The source map of a built file, with the maps of its parts in it.
 * @param buildFolder `dist` of a workspace, or a version in the store
 * @returns undefined for a file without one, as those that hold texts alone
 */
export async function readSourceMap(buildFolder: string, file: string): Promise<SourceMapJson | undefined> {
  const map = await read(`${file}.map`);
  if (!map?.sections) return map as SourceMapJson | undefined;
  const sections = await Promise.all(
    map.sections.map(async ({ offset, url }) => ({ offset, map: await read(url) })),
  );
  return {
    ...map,
    sections: sections.flatMap(({ offset, map: part }) => (part ? [{ offset, map: part }] : [])),
  };

  async function read(name: string): Promise<WrittenMap | undefined> {
    const text = await readFile(path.join(buildFolder, mapsFolder, name), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as WrittenMap);
  }
}
