import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@learn/domain';
import { ContentError } from '../ContentError.ts';
import { type Finding, findingText } from '../findings/finding.ts';

/** A finding with its place. */
export interface Problem extends Finding {
  /** below the folder, with `/` */
  readonly file: string;
  /** from 1 */
  readonly line: number;
}

/** A problem in a line for its author: where, and what is wrong. */
export function problemText(problem: Problem, language: Language): string {
  return `${problem.file}:${problem.line}: ${findingText(problem, language)}`;
}

/** A file of texts is larger than that by mistake only. */
const maximumTextBytes = 1024 * 1024;

/** More files than any course has; a folder with them is the wrong one. */
const maximumFiles = 50_000;

/** A folder that is being read: its files, which of them were asked for, and what is wrong. */
export interface Reading {
  readonly root: string;
  /** paths below the root and sizes in bytes */
  readonly files: ReadonlyMap<string, number>;
  readonly used: Set<string>;
  readonly problems: Problem[];
}

/** @throws ContentError when there is no such folder, or a far too large one */
export async function openFolder(root: string): Promise<Reading> {
  const problems: Problem[] = [];
  const files = new Map<string, number>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new ContentError('unreadable', {
      root,
      detail: error instanceof Error ? error.message : String(error),
    });
  });
  for (const entry of entries) {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, full).split(path.sep).join('/');
    if (entry.isDirectory() || /(^|\/)\./.test(name)) continue;
    if (!entry.isFile()) problems.push({ file: name, line: 1, code: 'file_link' });
    else files.set(name, (await stat(full)).size);
    if (files.size > maximumFiles) throw new ContentError('too_many_files', { root, limit: maximumFiles });
  }
  return { root, files, used: new Set(), problems };
}

/** @returns undefined for a file that is missing, which is no problem yet, and for one that cannot be read, which is */
export async function readText(reading: Reading, file: string): Promise<string | undefined> {
  const size = reading.files.get(file);
  if (size === undefined) return undefined;
  reading.used.add(file);
  if (size > maximumTextBytes) {
    reading.problems.push({ file, line: 1, code: 'text_too_big' });
    return undefined;
  }
  try {
    const bytes = await readFile(path.join(reading.root, file));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    reading.problems.push({ file, line: 1, code: 'not_utf8' });
    return undefined;
  }
}

/** Files that belong to nothing are mistakes, for the most part in a name. */
export function reportStrayFiles({ files, used, problems }: Reading): void {
  for (const file of files.keys()) {
    if (used.has(file) || /(^|\/)README\.md$/.test(file)) continue;
    problems.push({ file, line: 1, code: 'stray' });
  }
}
