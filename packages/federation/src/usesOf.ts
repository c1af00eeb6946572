import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { linkPatterns, type Uses } from '@learn/contracts';
import { endpointNames } from '@learn/contracts/releaseGate';
import { sharedModules } from './shared.ts';

const importStatement = /\b(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const linkCall = /\b(?:links|useLinks\(\)|\$links\.get\(\))\.(\w+)/g;
const endpointUse = /\bendpoints\.(\w+)/g;
const linkNames = /\{([^{}]*)\}\s*=\s*useLinks\(\)/g;

/**
 * What a remote takes from the platform by name, and which REST endpoints it asks.
 * @param folder root of the remote
 * @param sources all files of its build; those of other packages are part of it and take nothing
 */
export async function usesOf(
  folder: string,
  sources: readonly string[],
): Promise<{ readonly uses: Uses; readonly endpoints: readonly string[] }> {
  const own = sources.filter(
    (file) => file.startsWith(path.join(folder, 'src') + path.sep) && /\.tsx?$/.test(file),
  );
  const code = (await Promise.all(own.map((file) => readFile(file, 'utf8')))).join('\n');
  const exports = new Map<string, Set<string>>();
  for (const [, typesOnly, names = '', module = ''] of code.matchAll(importStatement)) {
    if (typesOnly || !sharedModules.some(({ key }) => key === module)) continue;
    const known = exports.get(module) ?? new Set();
    for (const name of importedNames(names)) known.add(name);
    exports.set(module, known);
  }
  const links = [
    ...[...code.matchAll(linkCall)].map(([, name = '']) => name),
    ...[...code.matchAll(linkNames)].flatMap(([, names = '']) => importedNames(names)),
  ].filter((name) => name in linkPatterns);
  const endpoints = [...code.matchAll(endpointUse)].flatMap(([, name = '']) => endpointNames.get(name) ?? []);
  return {
    uses: {
      exports: Object.fromEntries([...exports].sort().map(([key, names]) => [key, [...names].sort()])),
      links: [...new Set(links)].sort(),
    },
    endpoints: [...new Set(endpoints)].sort(),
  };
}

/** Names between braces, as they are called where they come from; without types. */
function importedNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+|:/)[0] ?? name);
}
