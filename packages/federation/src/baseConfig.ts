import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * What shell and remotes are built with alike.
 * @param name folder name, also the global under which chunks are registered
 * @param folder absolute root of the workspace
 */
export function baseConfig(name: string, folder: string): Configuration {
  const build = process.env.TURBO_HASH ?? 'local';
  return {
    name,
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      publicPath: 'auto',
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[contenthash:12].js',
      uniqueName: name,
      // two builds of one remote may meet on a page (fallback): their chunks must not mix
      chunkLoadingGlobal: `chunks_${name}_${build}`,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: { chunks: 'async', minSize: 8_000 },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
      ],
    },
    experiments: {},
    performance: false,
    stats: 'errors-warnings',
  };
}
