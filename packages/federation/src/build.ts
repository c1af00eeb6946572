import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor, RemoteManifest, ShellDescriptor, ShellManifest } from '@learn/contracts';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { builtModules } from './builtModules.ts';
import { joinExposedIntoEntry } from './bundles.ts';
import { chunkFiles } from './chunkFiles.ts';
import { describeRemote, describeShell } from './describe.ts';
import { generateGraphqlTypes } from './graphqlTypes.ts';
import { missingTexts } from './missingTexts.ts';
import { serverConfig } from './serverConfig.ts';
import { serviceWorkerConfig } from './serviceWorkerConfig.ts';
import { withoutMachine } from './sourceMaps.ts';

/**
 * Builds one workspace for production into its `dist`, with remote.json or shell.json beside the files.
 * @param folder absolute root of the shell or of a remote
 * @returns the version that follows from the built files
 * @throws Error with the compiler's messages, or naming what the manifest promises and the build lacks
 */
export async function buildWorkspace(folder: string): Promise<string> {
  const missing = await missingTexts(folder);
  if (missing.length > 0) throw new Error(`Texts are missing:\n${missing.join('\n')}`);
  await generateGraphqlTypes(folder, path.resolve(import.meta.dirname, '../../contracts/schema.graphql'));
  const { config } = await load<{ config: Configuration }>(folder, 'rspack.config.ts');
  const outputFolder = path.join(folder, 'dist');
  await rm(outputFolder, { recursive: true, force: true });
  const [stats] = await Promise.all([compile(config), buildForServer(folder)]);
  const chunks = chunkFiles(stats, folder);
  await withoutMachine(outputFolder);
  const modules = builtModules(stats);
  const common = { folder, outputFolder, revision: revision(folder), chunks, modules };
  if (path.basename(folder) === 'shell') {
    const { shell } = await load<{ shell: ShellManifest }>(folder, 'src/shell.ts');
    const [entry = ''] = chunks.ofChunk('main');
    const serviceWorker = await buildServiceWorker(folder);
    return finish('shell.json', await describeShell(shell, { ...common, entry, serviceWorker }));
  }
  const { default: manifest } = await load<{ default: RemoteManifest }>(folder, 'src/remote.ts');
  const entry = await joinExposedIntoEntry(outputFolder, 'entry.js', chunks);
  return finish('remote.json', await describeRemote(manifest, { ...common, entry }));

  async function finish(file: string, descriptor: RemoteDescriptor | ShellDescriptor): Promise<string> {
    await writeFile(path.join(outputFolder, file), `${JSON.stringify(descriptor, undefined, 2)}\n`);
    return descriptor.version;
  }
}

/** @throws Error when something in it needs more than the shared modules */
async function buildForServer(folder: string): Promise<void> {
  try {
    await compile(serverConfig(folder));
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    throw new Error(
      `${path.basename(folder)} cannot be built for the server, which has the shared modules and nothing of Node:\n${message}`,
    );
  }
}

/** @returns the name of its file, undefined for a workspace without one */
async function buildServiceWorker(folder: string): Promise<string | undefined> {
  const config = serviceWorkerConfig(folder);
  if (!config) return undefined;
  const [file] = chunkFiles(await compile(config), folder).ofChunk('service-worker');
  return file;
}

async function load<Module>(folder: string, file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(folder, file)).href)) as Module;
}

function compile(config: Configuration): Promise<Stats> {
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

function revision(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return '';
  }
}
