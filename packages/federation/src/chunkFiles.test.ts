import type { Stats } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { chunkFiles } from './chunkFiles.ts';

/** Statistics as the compiler gives them, as far as they are read. */
function statsOf(chunks: readonly object[]): Stats {
  return { toJson: () => ({ chunks }) } as unknown as Stats;
}

const folder = '/work/mfe-tiny';

/** What the compiler says of an import: the importing file, after its loaders, and the request as it is written there. */
function importIn(file: string, request: string) {
  return { moduleIdentifier: `builtin:swc-loader??rules!${folder}/src/${file}`, request };
}

const build = chunkFiles(
  statsOf([
    {
      initial: true,
      names: ['main'],
      files: ['main.js', 'main.css'],
      origins: [{ moduleIdentifier: '', request: './src/main.ts' }],
    },
    {
      files: ['overview.js', 'overview.js.map'],
      origins: [importIn('remote.ts', './overview/OverviewPage.tsx')],
    },
    { files: ['course.js'], origins: [importIn('remote.ts', './course/OverviewPage.tsx')] },
    {
      files: ['common.js'],
      origins: [
        importIn('course/Aside.tsx', '../circle/CirclePage.tsx'),
        importIn('remote.ts', './overview/OverviewPage.tsx'),
      ],
    },
    {
      files: ['small.js'],
      modules: [
        { nameForCondition: `${folder}/src/locales/exam.de.json` },
        { nameForCondition: `${folder}/src/locales/person.de.json` },
      ],
    },
    { files: ['texts.js'], modules: [{ nameForCondition: `${folder}/src/locales/de.json` }] },
    {
      files: ['apollo.js'],
      origins: [{ moduleName: 'provide shared module (default) @learn/platform/apollo@0.1.0 = x' }],
    },
    { files: ['exposed.js'], origins: [{ moduleName: 'container entry' }] },
    {
      files: [],
      origins: [importIn('remote.ts', './overview/OverviewPage.tsx')],
      modules: [
        { identifier: 'consume shared module (default) @learn/ui/table@^0.1.0 (strict)' },
        { identifier: 'consume shared module (default) react/jsx-runtime@^19.3.1 (strict)' },
      ],
    },
  ]),
  folder,
);

describe('chunkFiles', () => {
  it('finds the scripts that a lazy import loads, each once', () => {
    expect(build.ofImport('./overview/OverviewPage.tsx')).toEqual(['overview.js', 'common.js']);
  });

  it('knows the imported file, wherever the import stands', () => {
    expect(build.ofImport('./circle/CirclePage.tsx')).toEqual(['common.js']);
  });

  it('tells files of one name in two folders apart', () => {
    expect(build.ofImport('./course/OverviewPage.tsx')).toEqual(['course.js']);
  });

  it('finds the file of texts, also where several share it', () => {
    expect(build.ofTexts('de')).toEqual(['texts.js']);
    expect(build.ofTexts('exam.de')).toEqual(['small.js']);
    expect(build.ofTexts('person.de')).toEqual(['small.js']);
    expect(() => build.ofTexts('exam.fr')).toThrow('There are no texts src/locales/exam.fr.json');
  });

  it('finds a shared module by its key', () => {
    expect(build.ofImport('@learn/platform/apollo')).toEqual(['apollo.js']);
  });

  it('knows the shared modules that an import needs', () => {
    expect(build.sharedOfImport('./overview/OverviewPage.tsx')).toEqual([
      '@learn/ui/table',
      'react/jsx-runtime',
    ]);
    expect(build.sharedOfImport('./circle/CirclePage.tsx')).toEqual([]);
  });

  it.each(['./path/OverviewPage.tsx', './main.ts', '@learn/platform', '@learn/ui/overlay'])(
    'says that %s has no lazy import',
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
