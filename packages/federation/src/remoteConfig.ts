import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './baseConfig.ts';
import { compiledAhead } from './compiledAhead.ts';
import { consumedByRemote } from './shared.ts';

/**
 * The build of a remote: one exposed module, nothing shared of its own, the shell's federation runtime.
 * @param name the remote's folder name
 * @param folder absolute root of the remote; builds run there
 */
export function remoteConfig(name: string, folder = process.cwd()): Configuration {
  const config = baseConfig(name, folder);
  return {
    ...config,
    entry: {},
    plugins: [
      ...(config.plugins ?? []),
      compiledAhead(),
      new ModuleFederationPlugin({
        name,
        filename: 'entry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: consumedByRemote(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // the global variable in which the remote's container appears
        library: { type: 'global', name: name.replaceAll('-', '_') },
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
