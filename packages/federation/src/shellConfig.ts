import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from './baseConfig.ts';
import { compiledAhead } from './compiledAhead.ts';
import { providedByShell } from './shared.ts';

/**
 * Ids of modules follow from their names, and the names of shared modules hold the folder in which the build is made. So their
 * ids are given here, and the same sources are the same version everywhere.
 */
const sharedModuleIds = path.join(import.meta.dirname, 'runtime/sharedModuleIds.json');

/**
 * The build of the shell: it provides the shared modules and the federation runtime, and names no remote.
 * @param folder absolute root of the shell; builds run there
 */
export function shellConfig(folder = process.cwd()): Configuration {
  const config = baseConfig('shell', folder);
  return {
    ...config,
    entry: { main: './src/main.ts' },
    plugins: [
      ...(config.plugins ?? []),
      compiledAhead(),
      new rspack.experiments.ids.SyncModuleIdsPlugin({ path: sharedModuleIds, mode: 'read' }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
