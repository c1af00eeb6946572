import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { generateGraphqlTypes } from '../graphqlTypes.ts';

/** Keeps the types of GraphQL documents up to date before each build; a document that does not fit the schema is its error. */
export class GraphqlTypesPlugin {
  readonly #schemaFile: string;

  constructor(schemaFile: string) {
    this.#schemaFile = schemaFile;
  }

  apply(compiler: Compiler): void {
    const folder = compiler.context;
    let failure: Error | undefined;
    let isFirst = true;
    compiler.hooks.watchRun.tapPromise('GraphqlTypesPlugin', async ({ modifiedFiles, removedFiles }) => {
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      // a fresh clone has no types
      if (!isFirst && !changed.some((file) => file.endsWith('.graphql'))) return;
      isFirst = false;
      failure = undefined;
      try {
        await generateGraphqlTypes(folder, this.#schemaFile);
        // what is written now belongs to this build, not to the next
        for await (const file of glob('src/__generated__/**/*.ts', { cwd: folder }))
          (modifiedFiles as Set<string> | undefined)?.add(path.join(folder, file));
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
      }
    });
    compiler.hooks.compilation.tap('GraphqlTypesPlugin', (compilation) => {
      if (failure) compilation.errors.push(failure);
    });
    compiler.hooks.afterCompile.tapPromise(
      'GraphqlTypesPlugin',
      async ({ fileDependencies, contextDependencies }) => {
        fileDependencies.add(this.#schemaFile);
        contextDependencies.add(path.join(folder, 'src'));
        for await (const file of glob('src/**/*.graphql', { cwd: folder }))
          fileDependencies.add(path.join(folder, file));
      },
    );
  }
}
