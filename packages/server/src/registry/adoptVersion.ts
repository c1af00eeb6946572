import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseDescriptor } from '@learn/contracts/releaseGate';
import { notFound } from '../errors.ts';
import { fewAtOnce } from '../fewAtOnce.ts';
import { remoteDescriptorSchema, shellDescriptorSchema } from '../releases/descriptorSchemas.ts';
import type { RegistryMeans, ReleaseAuthor } from './means.ts';
import { insertVersion } from './publishVersion.ts';
import { readVersion } from './readRegistry.ts';
import { storeContent } from './storeContent.ts';
import type { VersionFile } from './tables.ts';

/** Files that are taken into the store at the same time. */
const atOnce = 8;

/**
 * The description of a version that the registry knows; one that a command has put into the folder of this server is taken
 * into the registry first, so that every server can have it.
 * @throws not_found
 */
export async function adoptVersion(
  means: RegistryMeans,
  {
    name,
    version,
    author,
  }: { readonly name: string; readonly version: string; readonly author: ReleaseAuthor },
): Promise<ReleaseDescriptor> {
  const known = await readVersion(means.db, name, version);
  if (known !== undefined) return known.descriptor;
  const folder = path.join(means.folder, name, version);
  const descriptor = await readLocalDescriptor(folder, name);
  if (descriptor === undefined) throw notFound();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const files = await fewAtOnce(found, atOnce, async (file): Promise<VersionFile> => {
    const stored = await storeContent(means, createReadStream(file));
    return { path: path.relative(folder, file).split(path.sep).join('/'), ...stored };
  });
  await insertVersion(means, { descriptor, files, author, reason: '' });
  return descriptor;
}

/** What the folder of a version says of itself. @returns undefined where it cannot be read */
export async function readLocalDescriptor(
  folder: string,
  name: string,
): Promise<ReleaseDescriptor | undefined> {
  const [file, schema] =
    name === 'shell'
      ? (['shell.json', shellDescriptorSchema] as const)
      : (['remote.json', remoteDescriptorSchema] as const);
  try {
    return schema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  } catch {
    return undefined;
  }
}
