import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteManifest, ShellManifest } from '@learn/contracts';
import type { ChunkFiles } from '../chunkFiles.ts';
import { describeRemote, describeShell } from '../describe.ts';
import type { Described } from './describeInDevelopment.ts';

const { folder, entry } = workerData as Described;

/** In development chunks come one by one. */
const chunks: ChunkFiles = {
  ofImport: () => [],
  sharedOfImport: () => [],
  ofTexts: () => [],
  ofChunk: () => [],
  ofExposed: () => [],
};

parentPort?.postMessage(await describe());

async function describe() {
  const outputFolder = await mkdtemp(path.join(os.tmpdir(), 'development-'));
  try {
    const modules = { sources: [], sharedExports: {} };
    const build = { folder, outputFolder, entry, revision: '', chunks, modules };
    const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
    const descriptor =
      path.basename(folder) === 'shell'
        ? await describeShell(((await load('src/shell.ts')) as { shell: ShellManifest }).shell, build)
        : await describeRemote(((await load('src/remote.ts')) as { default: RemoteManifest }).default, build);
    // a page follows changed operations without being loaded again
    const manifest = hashOf({ ...descriptor, version: '', files: [], operations: [] }, ['hash']);
    const version = `${manifest}-${hashOf(descriptor, ['files', 'version'])}`;
    return { ...descriptor, version, files: [{ path: entry, bytes: 0, integrity: '' }] };
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
}

function hashOf(value: unknown, without: readonly string[]): string {
  const text = JSON.stringify(value, (key, inner) => (without.includes(key) ? undefined : inner));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
