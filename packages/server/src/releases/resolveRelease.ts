import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltFile, contractVersion, type Localised, type ReleasePointer } from '@learn/contracts';
import { lastGoodVersions } from '@learn/domain';
import type { z } from 'zod';
import { releasePointerSchema } from './descriptorSchemas.ts';

interface Descriptor {
  readonly name: string;
  readonly version: string;
  readonly contractVersion: number;
  readonly entry: string;
  readonly files: readonly BuiltFile[];
}

export interface Canary<Described> {
  readonly descriptor: Described;
  /** of visitors, see `isInCanary` of domain */
  readonly percent: number;
}

/** The versions of one release folder that can be shown today; `problems` says in words what could not. */
export interface ResolvedRelease<Described> {
  readonly live?: Described;
  readonly fallback?: Described;
  /** shown to some visitors in place of `live`, whole */
  readonly canary?: Canary<Described>;
  /** switched off: what people read in its places */
  readonly killed?: Localised;
  readonly problems: readonly string[];
}

export interface DescriptorKind<Described extends Descriptor> {
  /** `remote.json` or `shell.json` */
  readonly file: string;
  readonly schema: z.ZodType<Described>;
  /** whether its description is of use when no version has its entry: a remote then shows at its places that it fails */
  readonly showsWithoutEntry: boolean;
}

/**
 * Reads the pointer of a release folder and the versions that it names (architecture: registry, releases).
 * A live version that is broken, half-written or of another contract is replaced by the last good one before it. When no
 * version has its entry, the newest description stands for a remote, see `showsWithoutEntry`.
 * @param folder `<releases>/<name>`; its last segment is the name that the descriptor must carry
 */
export async function resolveRelease<Described extends Descriptor>(
  folder: string,
  kind: DescriptorKind<Described>,
): Promise<ResolvedRelease<Described>> {
  const problems: string[] = [];
  const described: Described[] = [];
  const good: Described[] = [];
  let canary: Canary<Described> | undefined;
  let killed: Localised | undefined;
  try {
    const pointer = releasePointerSchema.parse(await readJson(path.join(folder, 'release.json')));
    killed = pointer.killed;
    canary = await findCanary(folder, pointer.canary, kind).catch((error: unknown) => {
      problems.push(`canary: ${reason(error)}`);
      return undefined;
    });
    for (const version of lastGoodVersions(pointer)) {
      if (good.length === 2) break;
      try {
        const descriptor = await readVersion(folder, version, kind);
        described.push(descriptor);
        await access(path.join(folder, version, descriptor.entry));
        good.push(descriptor);
      } catch (error) {
        problems.push(`version ${version}: ${reason(error)}`);
      }
    }
  } catch (error) {
    problems.push(`release.json: ${reason(error)}`);
  }
  const standIn = kind.showsWithoutEntry ? described[0] : undefined;
  return {
    live: good[0] ?? standIn,
    fallback: good[1],
    ...(canary && { canary }),
    ...(killed && { killed }),
    problems,
  };
}

/** The canary with its entry. @throws Error that says what is wrong with it */
async function findCanary<Described extends Descriptor>(
  folder: string,
  canary: ReleasePointer['canary'],
  kind: DescriptorKind<Described>,
): Promise<Canary<Described> | undefined> {
  if (canary === undefined) return undefined;
  const descriptor = await readWholeVersion(folder, canary.version, kind);
  return { descriptor, percent: canary.percent };
}

/**
 * A version with its entry.
 * @param folder `<releases>/<name>`
 * @throws Error that says what is wrong with it
 */
export async function readWholeVersion<Described extends Descriptor>(
  folder: string,
  version: string,
  kind: DescriptorKind<Described>,
): Promise<Described> {
  const descriptor = await readVersion(folder, version, kind);
  await access(path.join(folder, version, descriptor.entry));
  return descriptor;
}

async function readVersion<Described extends Descriptor>(
  folder: string,
  version: string,
  kind: DescriptorKind<Described>,
): Promise<Described> {
  if (!/^\w[\w.-]*$/.test(version)) throw new Error('not a name of a version');
  const descriptor = kind.schema.parse(await readJson(path.join(folder, version, kind.file)));
  if (descriptor.name !== path.basename(folder)) throw new Error(`describes ${descriptor.name}`);
  if (descriptor.version !== version) throw new Error(`describes version ${descriptor.version}`);
  if (descriptor.contractVersion !== contractVersion) {
    throw new Error(`contract version ${descriptor.contractVersion} instead of ${contractVersion}`);
  }
  if (!descriptor.files.some((file) => file.path === descriptor.entry))
    throw new Error('does not list its entry');
  return descriptor;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
}
