import { createHash } from 'node:crypto';
import { type Compiler, rspack } from '@rspack/core';

/** Stands for the hash of a build's content, and is as long as that. */
const placeholder = '__content_hash__';

/** The global variable under which the chunks of a build are registered, see `NameChunkGlobal`. */
export const chunkGlobal = (name: string) => `chunks_${name}_${placeholder}`;

/**
 * Makes the global of a build's chunks its own: two versions of one remote may meet on a page (fallback), and their chunks must
 * not mix. It follows from the content alone, so that unchanged sources stay the version that browsers have.
 */
export class NameChunkGlobal {
  apply(compiler: Compiler): void {
    const { Compilation } = rspack;
    compiler.hooks.compilation.tap(NameChunkGlobal.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // maps are beside the files by then, and the integrity of files is not yet in their entry
        { name: NameChunkGlobal.name, stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1 },
        (assets) => {
          const scripts = Object.keys(assets)
            .filter((file) => file.endsWith('.js'))
            .sort()
            .map((file) => ({ file, text: String(assets[file]?.source() ?? '') }));
          const hash = createHash('sha256').update(JSON.stringify(scripts)).digest('hex');
          const name = hash.slice(0, placeholder.length);
          for (const { file, text } of scripts) {
            if (!text.includes(placeholder)) continue;
            const named = new rspack.sources.RawSource(text.replaceAll(placeholder, name));
            compilation.updateAsset(file, named);
          }
        },
      );
    });
  }
}
