import { statSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, type Module, type RuleSetRule, rspack } from '@rspack/core';
import { chunkGlobal, NameChunkGlobal } from './chunkGlobal.ts';
import { federationModules, placelessRuntime } from './federationModules.ts';
import { leanRuntime } from './leanRuntime.ts';
import { mapsFolder } from './sourceMaps.ts';
import { withoutUncalled } from './uncalled.ts';

/**
 * What shell and remotes are built with alike.
 * @param name folder name, also the global under which chunks are registered
 * @param folder absolute root of the workspace
 */
export function baseConfig(name: string, folder: string): Configuration {
  return {
    name,
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    // positions alone: the sources of a version are in its revision
    devtool: 'hidden-nosources-source-map',
    output: {
      path: path.join(folder, 'dist'),
      publicPath: 'auto',
      filename: '[name].[contenthash:12].js',
      // every version has a folder of its own, so no table of hashes has to tell their names
      chunkFilename: '[id].js',
      sourceMapFilename: `${mapsFolder}/[file].map`,
      // from the workspace, so that no map knows the machine
      devtoolModuleFilenameTemplate: '[resource-path]',
      uniqueName: name,
      chunkLoadingGlobal: chunkGlobal(name),
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      alias: federationModules(),
      // rxjs keeps its modern build under a condition of its own; the default one is written in ES5
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        sources({
          transform: { react: { runtime: 'automatic' } },
          experimental: { plugins: [['@swc/plugin-styled-components', styledComponents]] },
        }),
        {
          test: /\.tsx?$/,
          enforce: 'post',
          loader: path.join(import.meta.dirname, 'runtime/componentIds.cjs'),
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/].+\.js$/,
          loader: path.join(import.meta.dirname, 'runtime/withoutNames.cjs'),
        },
        {
          test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].+\.m?js$/,
          loader: path.join(import.meta.dirname, 'runtime/withoutKeys.cjs'),
        },
        ...withoutUncalled(),
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // each chunk puts its hash into every page: so few of them
      splitChunks: { chunks: 'async', minSize: 40_000, cacheGroups: { smallTexts, sharedModules } },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3 },
            format: { comments: false },
          },
        }),
      ],
    },
    // lazily loaded chunks are only run when they are the built ones; entries and bundles are checked by the shell. The hashes
    // are most of the table of chunks, which every page carries and nothing compresses: so no longer ones than needed
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new NameChunkGlobal(),
      leanRuntime(),
      placelessRuntime(),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** How TypeScript is compiled. @param jsc options of swc in which builds differ */
export function sources(jsc: Readonly<Record<string, unknown>>): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', ...jsc } },
    type: 'javascript/auto',
  };
}

/** Texts of parts that are smaller than this many bytes share a file per language. */
const smallTextsBytes = 2_400;

const partOfTexts = /([\w-]+)[\\/]src[\\/]locales[\\/].+\.(\w+)\.json$/;

const smallTexts = {
  test: (module: Module) => {
    const file = module.nameForCondition() ?? '';
    return partOfTexts.test(file) && statSync(file).size < smallTextsBytes;
  },
  name: (module: Module) => {
    const [, workspace, language] = partOfTexts.exec(module.nameForCondition() ?? '') ?? [];
    return `${workspace}-small-${language}`;
  },
  enforce: true,
} as const;

/** Chunks without files, which fetch shared modules. Without names their ids and order follow from the folder of the build. */
const sharedModules = {
  type: 'consume-shared-module',
  name: (module: Module) => module.libIdent({ context: '' }) ?? undefined,
  enforce: true,
} as const;

/** Minified styles, and components that can be shaken off and have the same ids in browsers and on the server. */
const styledComponents = {
  displayName: false,
  ssr: true,
  minify: true,
  pure: true,
  topLevelImportPaths: ['@learn/ui/styled', '../styled.ts', './styled.ts'],
};
