import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shellConfig } from '@learn/federation';
import { root } from '@learn/journeys';
import { type Configuration, type RspackPluginInstance, rspack, type Stats } from '@rspack/core';

/**
 * Builds shell and remotes together, with the shell's own settings but for federation.
 * @param remotes names of the workspaces
 * @param outputFolder where the files go
 * @throws Error with the compiler's messages
 */
export async function compileSingleBundle(
  remotes: readonly string[],
  workFolder: string,
  outputFolder: string,
): Promise<Stats> {
  const list = path.join(workFolder, 'allRemotes.ts');
  await writeFile(list, listOf(remotes));
  const base = shellConfig(path.join(root, 'shell'));
  const config: Configuration = {
    ...base,
    output: { ...base.output, path: outputFolder },
    resolve: {
      ...base.resolve,
      alias: {
        ...(base.resolve?.alias || {}),
        '@module-federation/enhanced/runtime$': path.join(import.meta.dirname, 'runtime.ts'),
      },
    },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !isFederation(plugin)),
      new rspack.NormalModuleReplacementPlugin(/\/allRemotes\.ts$/, list),
    ],
  };
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'no statistics'));
        else resolve(stats);
      });
    });
  });
}

function listOf(remotes: readonly string[]): string {
  const lines = remotes.map((name) => {
    const file = path.join(root, name, 'src/remote.ts');
    return `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`;
  });
  return `export const allRemotes = {\n${lines.join('\n')}\n};\n`;
}

function isFederation(plugin: unknown): boolean {
  return (plugin as RspackPluginInstance | undefined)?.constructor.name === 'ModuleFederationPlugin';
}
