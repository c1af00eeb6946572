/**
 * The path in the import of a `load` function: it is read from the source, since only a browser can run the import.
 * @throws Error when the function has no import with a plain path in it
 */
export function importedModule(load: () => unknown): string {
  const request = /import\w*\(\s*["']([^"']+)["']/.exec(load.toString())?.[1];
  if (request === undefined) throw new Error(`No import of a module is written in ${load.toString()}`);
  return request;
}
