import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './baseConfig.ts';
import { providedByShell } from './shared.ts';

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
