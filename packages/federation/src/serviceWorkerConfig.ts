import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './baseConfig.ts';

const source = './src/offline/serviceWorker.ts';

/**
 * The build of the shell's service worker: one file, on its own. It shares nothing with the page, which it outlives, and loads
 * nothing later: a browser that starts it without a network has this file and no other.
 * @param folder absolute root of the workspace
 * @returns undefined for a workspace without a service worker
 */
export function serviceWorkerConfig(folder: string): Configuration | undefined {
  if (!existsSync(path.join(folder, source))) return undefined;
  const config = baseConfig('service-worker', folder);
  return {
    ...config,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': source },
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [],
  };
}
