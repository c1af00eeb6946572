import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { SourceMapJson } from './sourceMaps.ts';

/** A file of a release as pages name it: `https://host/remotes/<name>/<version>/<file>:<line>:<column>`. */
const address =
  /(?:https?:\/\/[^\s/]+)?(?:\/?\bremotes\/)?\b([a-z][\w-]*)\/(\w[\w.-]*)\/(\w[\w.@~/-]*\.c?js):(\d+):(\d+)/g;

/** A built file, as an address names it. */
export interface NamedFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/**
 * Puts the positions in the sources in place of those in built files.
 * @param text an error's stack, or any other text with addresses of built files
 * @param mapOf the source map of a built file
 * @returns the text with paths from the root of the project (`mfe-cockpit/src/remote.ts:3:9`); what no map knows stays
 */
export async function traceStack(
  text: string,
  mapOf: (file: NamedFile) => Promise<SourceMapJson | undefined>,
): Promise<string> {
  const found = [...text.matchAll(address)];
  const sources = new Map<string, string>();
  for (const [whole, name = '', version = '', file = '', line, column] of found) {
    const map = await mapOf({ name, version, file });
    const source = map && sourceAt(map, Number(line), Number(column));
    if (source) sources.set(whole, path.posix.join(name, source));
  }
  return text.replaceAll(address, (whole) => sources.get(whole) ?? whole);
}

/** @returns path from the workspace, line and column; lines and columns are counted from 1, in maps from 0 */
function sourceAt(map: SourceMapJson, line: number, column: number): string | undefined {
  const entry = new SourceMap(map as SourceMapPayload).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || entry.originalSource === undefined) return undefined;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
