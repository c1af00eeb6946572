import { createRequire } from 'node:module';
import path from 'node:path';
import { serverFile } from '@learn/contracts';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './baseConfig.ts';
import { sharedModules } from './shared.ts';

/**
 * The build with which the server renders first views: one CommonJS file that needs neither a browser nor Node. What a page
 * loads later is part of it.
 * @param folder absolute root of the shell or of a remote
 */
export function serverConfig(folder: string): Configuration {
  const name = path.basename(folder);
  const isShell = name === 'shell';
  const { output, resolve, module, ...config } = baseConfig(name, folder);
  return {
    ...config,
    // neither the flavour for browsers nor that for Node
    target: 'es2022',
    entry: { server: isShell ? './src/server.tsx' : './src/remote.ts' },
    externalsType: 'commonjs2',
    externals: isShell ? {} : Object.fromEntries(sharedModules.map(({ key }) => [key, key])),
    output: {
      ...output,
      filename: serverFile,
      library: { type: 'commonjs2' },
      globalObject: 'globalThis',
      publicPath: '',
      chunkFormat: false,
      chunkLoading: false,
    },
    resolve: {
      ...resolve,
      alias: { ...resolve?.alias, ...(isShell && withoutStreams(folder)) },
      // a package names what takes the place of files that need a browser under `imports`
      conditionNames: ['render-on-server', ...(resolve?.conditionNames ?? [])],
    },
    module: { ...module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // stacks stay readable, and nobody downloads it
    optimization: { minimize: false, splitChunks: false },
    plugins: [],
  };
}

/** Libraries bring ways to render into a stream, for which they want Node; nobody calls them. */
function withoutStreams(folder: string): Record<string, string> {
  const reactDom = path.dirname(createRequire(`${folder}/package.json`).resolve('react-dom/package.json'));
  return {
    'react-dom/server$': path.join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
    stream: path.join(import.meta.dirname, 'runtime/noStreams.js'),
  };
}
