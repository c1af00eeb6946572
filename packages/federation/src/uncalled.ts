import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

interface Uncalled {
  /** module specifier under which the library's folder is found, and the end of the file's path */
  readonly file: string;
  /** functions and methods that nothing of this platform calls */
  readonly names: readonly string[];
}

/**
 * What libraries bring that cannot be shaken off, as methods of a class or functions inside of another one, and that this platform
 * does not call.
 */
export const uncalled: readonly Uncalled[] = [
  {
    // loading by a backend, formats in texts, keys as functions, copies of the instance: `i18n.ts` of platform brings the texts
    file: 'i18next/dist/esm/i18next.js',
    names: [
      ...[
        'createProxy',
        'keysFromSelector',
        'parseFormatStr',
        'format',
        'getUsedParamsDetails',
        'getSuffixes',
      ],
      ...['queueLoad', 'loaded', 'read', 'prepareLoading', 'loadOne', 'saveMissing'],
      ...['reloadResources', 'hydrate', 'loadLanguages', 'dir', 'cloneInstance'],
    ],
  },
  {
    // forms that the router sends, and data that it fetches beside pages
    file: 'react-router/dist/production/lib/router/router.js',
    names: ['handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader'],
  },
  {
    file: '@module-federation/runtime-core/dist/remote/index.js',
    names: ['preloadRemote'],
  },
  {
    // the browsers that are supported need no prefixes
    file: 'stylis/src/Prefixer.js',
    names: ['prefix'],
  },
  {
    // remotes are asked for their shared modules only where the newest version is to win
    file: '@module-federation/runtime-core/dist/shared/index.js',
    names: ['initRemoteModule'],
  },
  {
    // remotes are scripts with a global name
    file: '@module-federation/runtime-core/dist/utils/load.js',
    names: ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'],
  },
];

/** Rules of a build that leave those functions out; see the decision in the README. */
export function withoutUncalled(): RuleSetRule[] {
  return uncalled.map(({ file, names }) => ({
    test: (resource: string) => resource.replaceAll(path.sep, '/').endsWith(`node_modules/${file}`),
    loader: path.join(import.meta.dirname, 'runtime/uncalled.cjs'),
    options: { names },
  }));
}
