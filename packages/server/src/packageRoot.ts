import path from 'node:path';

/** The folder of this package, seen from the sources as well as from the bundle in `dist`. */
export const packageRoot = path.dirname(import.meta.dirname);
