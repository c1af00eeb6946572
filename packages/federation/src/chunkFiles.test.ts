import type { Stats } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { chunkFiles } from './chunkFiles.ts';

/** Statistics as the compiler gives them, as far as they are read. */
function statsOf(chunks: readonly object[]): Stats {
  return { toJson: () => ({ chunks }) } as unknown as Stats;
}

const build = chunkFiles(
  statsOf([
    {
      initial: true,
      names: ['main'],
      files: ['main.js', 'main.css'],
      origins: [{ request: './src/main.tsx' }],
    },
    { files: ['page.js', 'page.js.map'], origins: [{ request: './path/LearningPathPage.tsx' }] },
    {
      files: ['common.js'],
      origins: [{ request: '../circle/CirclePage.tsx' }, { request: './path/LearningPathPage.tsx' }],
    },
    { files: ['common.js', 'page.js'], origins: [{ request: './path/LearningPathPage.tsx' }] },
    {
      files: ['apollo.js'],
      origins: [{ moduleName: 'provide shared module (default) @learn/platform/apollo@0.1.0 = x' }],
    },
    { files: ['exposed.js'], origins: [{ moduleName: 'container entry' }] },
  ]),
);

describe('chunkFiles', () => {
  it('finds the scripts that a lazy import loads, each once', () => {
    expect(build.ofImport('./path/LearningPathPage.tsx')).toEqual(['page.js', 'common.js']);
  });

  it('goes by the name of the file, wherever the import stands', () => {
    expect(build.ofImport('./circle/CirclePage.tsx')).toEqual(['common.js']);
  });

  it('finds a shared module by its key', () => {
    expect(build.ofImport('@learn/platform/apollo')).toEqual(['apollo.js']);
  });

  it.each(['./path/Gone.tsx', './src/main.tsx', '@learn/platform', '@learn/ui/overlay'])(
    'says that nobody imports %s lazily',
    (request) => {
      expect(() => build.ofImport(request)).toThrow(`No lazy import of ${request} was found`);
    },
  );

  it('finds a chunk by name, and what a remote exposes', () => {
    expect(build.ofChunk('main')).toEqual(['main.js']);
    expect(build.ofChunk('other')).toEqual([]);
    expect(build.ofExposed()).toEqual(['exposed.js']);
  });
});
