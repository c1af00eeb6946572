import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const scope = '@module-federation';

/** Absolute folder of the packages of that scope. */
const scopeFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve(`${scope}/enhanced`)),
  '../../..',
);

const packages = [
  'runtime',
  'runtime-core',
  'runtime-tools',
  'sdk',
  'error-codes',
  'webpack-bundler-runtime',
  'inject-external-runtime-core-plugin',
];

/**
 * The federation plugin names the CommonJS files of its runtime, of which nothing can be shaken off and which would
 * stand beside the ES modules of the same packages. So every such file leads to its ES module twin.
 * @returns absolute paths of the twins, by the absolute path of each file and by its path within the scope
 */
export function federationModules(): Record<string, string> {
  const files = packages.flatMap((name) =>
    readdirSync(path.join(scopeFolder, name, 'dist')).map((file) => path.join(name, 'dist', file)),
  );
  const twins = files.filter(
    (file) => file.endsWith('.cjs') && files.includes(file.replace(/\.cjs$/, '.js')),
  );
  return Object.fromEntries(
    twins.flatMap((file) => {
      const twin = path.join(scopeFolder, file.replace(/\.cjs$/, '.js'));
      return [scopeFolder, scope].map((folder) => [`${folder}/${file}`, twin]);
    }),
  );
}

/**
 * The federation plugin writes the start of its runtime as a module whose source is its name, with the absolute paths of what it
 * imports. The ids of modules follow from their names, so a build would be another version in every folder. Here the paths
 * begin at the scope.
 */
export function placelessRuntime() {
  return new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (resource) => {
    resource.request = resource.request.replaceAll(
      encodeURIComponent(`${scopeFolder}/`),
      encodeURIComponent(`${scope}/`),
    );
  });
}
