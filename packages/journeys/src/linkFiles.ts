import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives a folder the files of another one, as hard links where both are on one disk: two thousand copies take seconds. For stores of
 * releases, whose files are replaced or removed but never written to.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, linked] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(file, linked);
    else linkFile(file, linked);
  }
}

function linkFile(file: string, linked: string): void {
  try {
    linkSync(file, linked);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(file, linked);
  }
}
