import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  BuiltFile,
  Mount,
  MountDescriptor,
  RemoteDescriptor,
  RemoteManifest,
  ShellDescriptor,
  ShellManifest,
  SlotId,
} from '@learn/contracts';
import { builtFolder, root } from '../../support/paths.ts';
import { release } from '../../support/release.ts';
import { type Chunks, chunksOf, writeBundle, writeBundles } from './chunks.ts';
import { compileSingleBundle } from './compile.ts';

interface Work {
  readonly chunks: Chunks;
  /** folder of all files of the single build */
  readonly output: string;
  /** files that every page of somebody who is logged in has anyway */
  readonly common: ReadonlySet<string>;
}

/**
 * Builds the whole application as one bundle without federation and publishes it into a store of its own: the same
 * pages, the same lazy parts, bundled and announced for each address in the same way, served by the same server. What
 * is missing is federation alone: no runtime, no containers, no share scope, and one graph from which everything
 * unused is shaken off.
 * @param releasesDir the store
 */
export async function publishSingleBundle(releasesDir: string): Promise<void> {
  await mkdir(path.join(root, '.reports'), { recursive: true });
  const folder = await mkdtemp(path.join(root, '.reports', 'single-bundle-'));
  try {
    const remotes = (await readdir(root)).filter((name) => name.startsWith('mfe-')).sort();
    const built = await withManifests(remotes);
    const output = path.join(folder, 'shell', 'dist');
    const stats = await compileSingleBundle(
      built.map(({ name }) => name),
      folder,
      output,
    );
    const chunks = chunksOf(stats);
    const shellFolder = path.join(root, 'shell');
    const { shell } = await load<{ shell: ShellManifest }>(path.join(shellFolder, 'src/shell.ts'));
    const common = new Set(shell.signedInModules.flatMap((module) => chunks.ofImport(shellFolder, module)));
    const work: Work = { chunks, output, common };
    await publish(releasesDir, folder, 'shell', await describeShell(shell, work));
    for (const { name, manifest } of built) {
      await mkdir(path.join(folder, name, 'dist'), { recursive: true });
      const descriptor = await describeRemote(name, manifest, {
        ...work,
        into: path.join(folder, name, 'dist'),
      });
      await publish(releasesDir, folder, name, descriptor);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withManifests(names: readonly string[]) {
  const all = await Promise.all(
    names.map(async (name) => {
      const descriptor = await readDescriptor<RemoteDescriptor>(name, 'remote.json');
      if (descriptor === undefined) return [];
      const { default: manifest } = await load<{ default: RemoteManifest }>(
        path.join(root, name, 'src/remote.ts'),
      );
      return [{ name, manifest }];
    }),
  );
  return all.flat();
}

async function describeShell(
  shell: ShellManifest,
  { chunks, output, common }: Work,
): Promise<ShellDescriptor> {
  const folder = path.join(root, 'shell');
  const federated = await readDescriptor<ShellDescriptor>('shell', 'shell.json');
  if (!federated) throw new Error('The shell is not built. Run «npm run build» first.');
  const bundles = (open: boolean, modules: readonly string[]) =>
    writeBundles(output, output, (language) => [
      ...(open ? [] : common),
      // shared modules are parts of the pages here
      ...modules
        .filter((module) => module.startsWith('.'))
        .flatMap((module) => chunks.ofImport(folder, module.replace('{language}', language))),
      ...chunks.ofImport(folder, `./locales/${language}.json`),
    ]);
  return {
    ...federated,
    entry: chunks.entry,
    // the same with and without federation
    serviceWorker: undefined,
    visitorBundles: await bundles(true, []),
    signedInBundles: await bundles(false, []),
    mounts: await Promise.all(
      shell.mounts.map(async (mount) => ({
        ...descriptorOf(mount, federated.mounts),
        bundles: await bundles(mount.public ?? false, mount.modules ?? []),
      })),
    ),
    files: [],
  };
}

async function describeRemote(
  name: string,
  manifest: RemoteManifest,
  { chunks, output, common, into }: Work & { readonly into: string },
): Promise<RemoteDescriptor> {
  const folder = path.join(root, name);
  const federated = await readDescriptor<RemoteDescriptor>(name, 'remote.json');
  if (!federated) throw new Error(`${name} is not built. Run «npm run build» first.`);
  const entryFiles = new Set(chunks.ofFile(path.join(folder, 'src/remote.ts')));
  const bundles = (modules: readonly string[]) =>
    writeBundles(output, into, (language) =>
      [...modules, `./locales/${language}.json`]
        .flatMap((module) => chunks.ofImport(folder, module.replace('{language}', language)))
        .filter((file) => !common.has(file) && !entryFiles.has(file)),
    );
  const slots = [...new Set(manifest.widgets.map(({ slot }) => slot))];
  const slotBundles: RemoteDescriptor['slotBundles'] = Object.fromEntries(
    await Promise.all(
      slots.map(async (slot): Promise<[SlotId, MountDescriptor['bundles']]> => {
        const widgets = manifest.widgets.filter((widget) => widget.slot === slot);
        return [slot, await bundles(widgets.map(({ id }) => `./widgets/${id}.tsx`))];
      }),
    ),
  );
  return {
    ...federated,
    entry: await writeBundle(output, into, entryFiles),
    mounts: await Promise.all(
      manifest.mounts.map(async (mount) => ({
        ...descriptorOf(mount, federated.mounts),
        bundles: await bundles(['./routes.tsx', ...(mount.modules ?? [])]),
      })),
    ),
    slotBundles,
    files: [],
  };
}

function descriptorOf(mount: Mount, known: readonly MountDescriptor[]): MountDescriptor {
  const found = known.find((candidate) => candidate.path === mount.path);
  if (!found) throw new Error(`${mount.path} is not in the built description. Run «npm run build» first.`);
  return found;
}

async function publish(
  releasesDir: string,
  folder: string,
  name: string,
  descriptor: ShellDescriptor | RemoteDescriptor,
): Promise<void> {
  const dist = path.join(folder, name, 'dist');
  const files = await filesOf(dist);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const file = name === 'shell' ? 'shell.json' : 'remote.json';
  await writeFile(path.join(dist, file), JSON.stringify({ ...descriptor, files, version }));
  await release(releasesDir, ['publish', path.relative(root, path.join(folder, name))], 'measure');
  await release(releasesDir, ['promote', name, version], 'measure');
}

async function filesOf(dist: string): Promise<BuiltFile[]> {
  const names = (await readdir(dist)).filter((name) => name.endsWith('.js')).sort();
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(path.join(dist, name));
      const hash = createHash('sha384').update(content).digest('base64');
      return { path: name, bytes: content.byteLength, integrity: `sha384-${hash}` };
    }),
  );
}

async function readDescriptor<Descriptor>(name: string, file: string): Promise<Descriptor | undefined> {
  try {
    return JSON.parse(await readFile(path.join(builtFolder(name), file), 'utf8')) as Descriptor;
  } catch {
    return undefined;
  }
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}
