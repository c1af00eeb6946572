import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const standIn = (name: string) => path.join(import.meta.dirname, 'runtime', name);

/**
 * Modules of the federation runtime and of the router, and what stands in for each: every page would carry them for nothing. Some
 * stand in for what one package of the runtime takes of another one.
 */
const replacements: readonly (readonly [module: RegExp, replacement: string, from?: RegExp])[] = [
  [/snapshot\/SnapshotHandler\.js$/, standIn('snapshotHandler.js')],
  [/utils\/preload\.js$/, standIn('unused.js')],
  [/semver\/index\.js$/, fileURLToPath(import.meta.resolve('@learn/contracts/versionRange'))],
  [/^\.\/updateOptions\.js$/, standIn('updateOptions.js')],
  [/^\.\/(remotes|getSharedFallbackGetter)\.js$/, standIn('unused.js')],
  [/^\.\/desc\.mjs$/, standIn('descriptions.js')],
  [/^\.\/instrumentation\.js$/, standIn('instrumentation.js')],
  [/^\.\/init\.js$/, standIn('init.js'), /webpack-bundler-runtime/],
  [/^@module-federation\/runtime$/, standIn('bundlerRuntime.js'), /webpack-bundler-runtime/],
];

/** Leaves out of the federation runtime and the router what this platform does not call; see the decision in the README. */
export function leanRuntime() {
  return new rspack.NormalModuleReplacementPlugin(/\.m?js$|^@module-federation\//, (resource) => {
    if (!/[\\/](@module-federation|react-router)[\\/]/.test(resource.context)) return;
    const found = replacements.find(
      ([module, , from]) => module.test(resource.request) && (!from || from.test(resource.context)),
    );
    if (found) resource.request = found[1];
  });
}
