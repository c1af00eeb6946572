import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const standIn = (name: string) => path.join(import.meta.dirname, 'runtime', name);

/** Modules of the federation runtime and of the router, and what stands in for each: every page would carry them for nothing. */
const replacements: readonly (readonly [module: RegExp, replacement: string])[] = [
  [/snapshot\/SnapshotHandler\.js$/, standIn('snapshotHandler.js')],
  [/utils\/preload\.js$/, standIn('unused.js')],
  [/semver\/index\.js$/, fileURLToPath(import.meta.resolve('@learn/contracts/versionRange'))],
  [/^\.\/updateOptions\.js$/, standIn('updateOptions.js')],
  [/^\.\/(remotes|getSharedFallbackGetter)\.js$/, standIn('unused.js')],
  [/^\.\/desc\.mjs$/, standIn('descriptions.js')],
  [/^\.\/instrumentation\.js$/, standIn('instrumentation.js')],
];

/** Leaves out of the federation runtime and the router what this platform does not call; see the decision in the README. */
export function leanRuntime() {
  return new rspack.NormalModuleReplacementPlugin(/\.m?js$/, (resource) => {
    if (!/[\\/](@module-federation|react-router)[\\/]/.test(resource.context)) return;
    const found = replacements.find(([module]) => module.test(resource.request));
    if (found) resource.request = found[1];
  });
}
