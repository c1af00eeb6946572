import path from 'node:path';
import type { Stats } from '@rspack/core';

/**
 * Finds the files behind an import in the statistics of a finished build.
 * @param stats statistics of a build without errors
 * @param folder root of the workspace, to which all requests are relative
 */
export function chunkFiles(stats: Stats, folder: string) {
  const source = path.join(folder, 'src');
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkOrigins: true,
    chunkModules: true,
    ids: true,
  });
  type Chunk = (typeof chunks)[number];
  const filesOf = (matches: (chunk: Chunk) => boolean) =>
    [...new Set(chunks.filter(matches).flatMap((chunk) => chunk.files ?? []))].filter((file) =>
      file.endsWith('.js'),
    );
  const isLoadedBy = (request: string) => {
    const isOrigin = request.startsWith('.')
      ? importOf(path.join(source, request))
      : ({ moduleName }: Origin) =>
          moduleName?.startsWith(`provide shared module (default) ${request}@`) === true;
    return (chunk: Chunk) => !chunk.initial && chunk.origins?.some(isOrigin) === true;
  };
  return {
    /**
     * @param request path of the imported module in the workspace's src (`./path/LearningPathPage.tsx`), or the key of a
     *   shared module
     * @returns the files that the import loads
     * @throws Error when no module imports it lazily
     */
    ofImport(request: string): readonly string[] {
      const found = filesOf(isLoadedBy(request));
      if (found.length === 0)
        throw new Error(`No lazy import of ${request} was found; is it the path from src?`);
      return found;
    },
    /**
     * @param request path of the imported module in the workspace's src
     * @returns keys of the shared modules without which the import does not run, each once
     */
    sharedOfImport(request: string): readonly string[] {
      const modules = chunks.filter(isLoadedBy(request)).flatMap((chunk) => chunk.modules ?? []);
      return [...new Set(modules.flatMap(({ identifier = '' }) => consumed.exec(identifier)?.[1] ?? []))];
    },
    /**
     * @param name of a file of texts, as `de` or `exam.de`
     * @throws Error when the build has no such file
     */
    ofTexts(name: string): readonly string[] {
      // texts are found by the folder, so that no import names a single one
      const file = path.join(source, 'locales', `${name}.json`);
      const found = filesOf(
        (chunk) => chunk.modules?.some((module) => module.nameForCondition === file) === true,
      );
      if (found.length === 0) throw new Error(`There are no texts src/locales/${name}.json`);
      return found;
    },
    /** files of a chunk by its name, empty when there is none */
    ofChunk: (name: string): readonly string[] => filesOf((chunk) => chunk.names?.includes(name) === true),
    /** files that hold what a remote exposes */
    ofExposed: (): readonly string[] =>
      filesOf((chunk) => chunk.origins?.some(({ moduleName }) => moduleName === 'container entry') === true),
  };
}

export type ChunkFiles = ReturnType<typeof chunkFiles>;

const consumed = /^consume shared module \(default\) (.+?)@[^@/]*$/;

interface Origin {
  readonly request?: string | undefined;
  readonly moduleName?: string | undefined;
  readonly moduleIdentifier?: string | undefined;
}

/** Whole paths are compared: two folders may hold files of one name. */
function importOf(file: string): (origin: Origin) => boolean {
  return ({ request, moduleIdentifier }) => {
    // loaders stand before the importing file, divided by `!`
    const importer = moduleIdentifier?.split('!').at(-1) ?? '';
    return request !== undefined && path.resolve(path.dirname(importer), request) === file;
  };
}
