import type { Stats } from '@rspack/core';

/** Finds the files behind an import in the statistics of a finished build. */
export interface ChunkFiles {
  /**
   * @param request path of the imported module, of which the file name decides (`./path/LearningPathPage.tsx`), or the
   *   key of a shared module
   * @returns the files that the import loads
   * @throws Error when no module imports it lazily
   */
  ofImport(request: string): readonly string[];
  /** files of a chunk by its name, empty when there is none */
  ofChunk(name: string): readonly string[];
  /** files that hold what a remote exposes */
  ofExposed(): readonly string[];
}

/** @param stats statistics of a build without errors */
export function chunkFiles(stats: Stats): ChunkFiles {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
  const scripts = (files: readonly string[] | undefined) =>
    (files ?? []).filter((file) => file.endsWith('.js'));
  return {
    ofImport(request) {
      const found = chunks
        .filter((chunk) => !chunk.initial && chunk.origins?.some((origin) => isOriginOf(origin, request)))
        .flatMap((chunk) => scripts(chunk.files));
      if (found.length === 0)
        throw new Error(`No lazy import of ${request} was found; is the file name the one in the import?`);
      return [...new Set(found)];
    },
    ofChunk: (name) =>
      chunks.filter((chunk) => chunk.names?.includes(name)).flatMap((chunk) => scripts(chunk.files)),
    ofExposed: () =>
      chunks
        .filter((chunk) => chunk.origins?.some(({ moduleName }) => moduleName === 'container entry'))
        .flatMap((chunk) => scripts(chunk.files)),
  };
}

interface Origin {
  readonly request?: string | undefined;
  readonly moduleName?: string | undefined;
}

function isOriginOf(origin: Origin, request: string): boolean {
  if (!request.startsWith('.'))
    return origin.moduleName?.startsWith(`provide shared module (default) ${request}@`) === true;
  const name = request.split('/').at(-1);
  return origin.request?.split('/').at(-1) === name;
}
