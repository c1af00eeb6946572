import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { sources } from '../baseConfig.ts';
import { NameChunkGlobal } from '../chunkGlobal.ts';

const productionOnly = [rspack.SubresourceIntegrityPlugin, rspack.BannerPlugin, NameChunkGlobal];

const client = (file: string) => path.join(import.meta.dirname, 'client', file);

/**
 * The development build of a workspace: React's development version, fast refresh, readable code, and no integrity, for files
 * change under their address.
 * @param config of its production build
 */
export function developmentConfig(config: Configuration): Configuration {
  const { name = '', resolve, module, plugins = [] } = config;
  const isShell = name === 'shell';
  return {
    ...config,
    mode: 'development',
    infrastructureLogging: { level: 'warn' },
    // the content security policy forbids eval
    devtool: 'cheap-module-source-map',
    ...(isShell && {
      entry: { main: [client('refreshOfShell.js'), './src/development/start.ts', './src/main.ts'] },
    }),
    output: {
      ...config.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      sourceMapFilename: '[file].map',
      chunkLoadingGlobal: `chunks_${name}_development`,
    },
    resolve: {
      ...resolve,
      // one React, so one runtime of fast refresh: the shell's
      alias: { ...resolve?.alias, ...(!isShell && { 'react-refresh': client('refreshOfRemote') }) },
    },
    // an import names its own chunk alone: it stays the same while what it imports has an error
    optimization: { splitChunks: false },
    module: {
      ...module,
      rules: [
        sources({ transform: { react: { runtime: 'automatic', refresh: true } } }),
        {
          test: /[\\/]src[\\/]locales[\\/].+\.json$/,
          loader: client('../hotTexts.cjs'),
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      ...plugins.filter((plugin) => !productionOnly.some((kind) => plugin instanceof kind)),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ injectEntry: isShell, reloadOnRuntimeErrors: true }),
      new rspack.DefinePlugin({ __workspace__: JSON.stringify(name) }),
      new rspack.EntryPlugin(config.context ?? '', client('hot.js'), { name: undefined }),
    ],
  };
}
