import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * French texts in which a sign stands off by a space that breaks, or by none.
 * @param folder root of the shell or of a remote
 * @returns the lines of the files
 */
export function frenchSpaceFaults(folder: string): string[] {
  const locales = path.join(folder, 'src/locales');
  const files = readdirSync(locales).filter((file) => /(^|\.)fr\.json$/.test(file));
  return files.flatMap((file) => {
    const texts: unknown = JSON.parse(readFileSync(path.join(locales, file), 'utf8'));
    return JSON.stringify(texts, undefined, 1)
      .replaceAll(/"[^"]*": (?=["{])/g, '')
      .split('\n')
      .filter((line) => /«[^\u202f]|[^\u202f]»|[^\u202f][:;?!](?!\/\/|\d)/.test(line))
      .map((line) => `${file}: ${line.trim()}`);
  });
}
