import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type BuiltFile,
  type MountDescriptor,
  type Page,
  type RemoteDescriptor,
  type RemoteManifest,
  type ShellDescriptor,
  type ShellManifest,
  type SlotId,
  serverFile,
} from '@learn/contracts';
import type { Language } from '@learn/domain';
import { type ChunkFiles, chunkFiles, importedModule } from '@learn/federation';
import { builtFolder, release, root } from '@learn/journeys';
import { compileSingleBundle } from './compile.ts';
import { writeBundle, writeBundles } from './writeBundles.ts';

interface Work {
  /** files behind the imports of a workspace */
  readonly chunksIn: (folder: string) => ChunkFiles;
  /** folder of all files of the single build */
  readonly output: string;
  /** files that every page of a person who is logged in has anyway */
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
    const chunksIn = (workspace: string) => chunkFiles(stats, workspace);
    const shellFolder = path.join(root, 'shell');
    const { shell } = await load<{ shell: ShellManifest }>(path.join(shellFolder, 'src/shell.ts'));
    const common = new Set(shell.signedInModules.flatMap(chunksIn(shellFolder).ofImport));
    const work: Work = { chunksIn, output, common };
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
  { chunksIn, output, common }: Work,
): Promise<ShellDescriptor> {
  const chunks = chunksIn(path.join(root, 'shell'));
  const federated = await readDescriptor<ShellDescriptor>('shell', 'shell.json');
  if (!federated) throw new Error('The shell is not built. Run «npm run build» first.');
  const bundles = (open: boolean, page?: Page) =>
    writeBundles(output, output, (language) => [
      ...(open ? [] : common),
      ...firstScreen(chunks, language, page),
    ]);
  return {
    ...federated,
    entry: chunks.ofChunk('main')[0] ?? '',
    // the same with and without federation
    serviceWorker: undefined,
    visitorBundles: await bundles(true),
    signedInBundles: await bundles(false),
    mounts: await Promise.all(
      shell.pages.map(async (page) => ({
        ...descriptorOf(page, federated.mounts),
        bundles: await bundles(page.public ?? false, page),
      })),
    ),
    files: [],
  };
}

async function describeRemote(
  name: string,
  manifest: RemoteManifest,
  { chunksIn, output, common, into }: Work & { readonly into: string },
): Promise<RemoteDescriptor> {
  const chunks = chunksIn(path.join(root, name));
  const federated = await readDescriptor<RemoteDescriptor>(name, 'remote.json');
  if (!federated) throw new Error(`${name} is not built. Run «npm run build» first.`);
  const entryFiles = new Set(chunks.ofImport('./remote.ts'));
  const bundles = (...parts: readonly Loaded[]) =>
    writeBundles(output, into, (language) =>
      parts
        .flatMap((part) => firstScreen(chunks, language, part))
        .filter((file) => !common.has(file) && !entryFiles.has(file)),
    );
  const slots = [...new Set(manifest.widgets.map(({ slot }) => slot))];
  const slotBundles: RemoteDescriptor['slotBundles'] = Object.fromEntries(
    await Promise.all(
      slots.map(async (slot): Promise<[SlotId, MountDescriptor['bundles']]> => {
        const widgets = manifest.widgets.filter((widget) => widget.slot === slot);
        return [slot, await bundles(...widgets)];
      }),
    ),
  );
  return {
    ...federated,
    entry: await writeBundle(output, into, entryFiles),
    mounts: await Promise.all(
      manifest.pages.map(async (page) => ({
        ...descriptorOf(page, federated.mounts),
        bundles: await bundles(page),
      })),
    ),
    slotBundles,
    files: [],
  };
}

/** A page or a widget. */
interface Loaded extends Partial<Pick<Page, 'modules' | 'texts'>> {
  readonly load: () => unknown;
}

/** Files of the first screen: code and texts; shared modules are parts of the pages here. */
function firstScreen(chunks: ChunkFiles, language: Language, part?: Loaded): readonly string[] {
  const modules = part ? [importedModule(part.load), ...(part.modules ?? [])] : [];
  const texts = [language, ...(part?.texts ?? []).map((name) => `${name}.${language}`)];
  return [
    ...modules.filter((module) => module.startsWith('.')).flatMap(chunks.ofImport),
    ...texts.flatMap(chunks.ofTexts),
  ];
}

function descriptorOf(page: Page, known: readonly MountDescriptor[]): MountDescriptor {
  const found = known.find((candidate) => candidate.path === page.path);
  if (!found) throw new Error(`${page.path} is not in the built description. Run «npm run build» first.`);
  return found;
}

async function publish(
  releasesDir: string,
  folder: string,
  name: string,
  descriptor: ShellDescriptor | RemoteDescriptor,
): Promise<void> {
  const dist = path.join(folder, name, 'dist');
  // the first view is the same with and without federation
  await copyFile(path.join(builtFolder(name), serverFile), path.join(dist, serverFile));
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
