import path from 'node:path';
import { rspack } from '@rspack/core';

/** Modules of the federation runtime, and what stands in for each: every page would carry them for nothing. */
const replacements: readonly (readonly [module: RegExp, replacement: string])[] = [
  [/snapshot\/SnapshotHandler\.js$/, 'snapshotHandler.js'],
  [/utils\/preload\.js$/, 'unused.js'],
  [/semver\/index\.js$/, 'semver.ts'],
  [/^\.\/updateOptions\.js$/, 'updateOptions.js'],
  [/^\.\/(remotes|getSharedFallbackGetter)\.js$/, 'unused.js'],
  [/^\.\/desc\.mjs$/, 'descriptions.js'],
];

/** Leaves out of the federation runtime what this platform does not call; see the decision in the README. */
export function leanRuntime() {
  return new rspack.NormalModuleReplacementPlugin(/\.m?js$/, (resource) => {
    if (!/[\\/]@module-federation[\\/]/.test(resource.context)) return;
    const found = replacements.find(([module]) => module.test(resource.request));
    if (found) resource.request = path.join(import.meta.dirname, 'runtime', found[1]);
  });
}
