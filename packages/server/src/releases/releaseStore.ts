import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, ShellDescriptor } from '@learn/contracts';
import { type Combinations, combineReleases } from './combineReleases.ts';
import { remoteKind, shellKind } from './descriptorKinds.ts';
import type { LiveReleases, PreviewedVersion } from './liveReleases.ts';
import { createPreviews } from './previewReleases.ts';
import { type DescriptorKind, type ResolvedRelease, resolveRelease } from './resolveRelease.ts';

export interface ReleaseStore {
  /**
   * Cheap enough for every page load: one `stat` per remote unless a pointer has moved. Never rejects.
   * @param group of the visitor, 0 … 9999, asked only while a canary runs; without it everything is as for those whom none reaches
   * @param preview a version that this visitor has in place of what is live
   */
  readonly readRegistry: (group?: () => number, preview?: PreviewedVersion) => Promise<LiveReleases>;
  /** All that some visitor may have now: first that without canaries, then with each further one. */
  readonly readCombinations: () => Promise<readonly LiveReleases[]>;
}

interface Log {
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

interface Known<Described> {
  readonly stamp: string;
  readonly problems: readonly string[];
  /** the same object as long as the same is shown */
  readonly release: ResolvedRelease<Described>;
}

/**
 * The registry of what is released: `<folder>/<name>/release.json` and the versions beside it.
 * A release that cannot be read is left out and logged once, so that one broken remote never takes a page along.
 * @param folder the folder of releases; may not exist yet
 * @param fetchVersion brings a version that is previewed into the folder
 */
export function createReleaseStore(
  folder: string,
  log: Log,
  fetchVersion: (name: string, version: string) => Promise<unknown> = async () => undefined,
): ReleaseStore {
  const showPreview = createPreviews({ folder, fetchVersion, log });
  const remotes = new Map<string, Known<RemoteDescriptor>>();
  const shells = new Map<string, Known<ShellDescriptor>>();
  const logged = new Map<string, string>();
  let released: readonly unknown[] = [];
  let latest = combineReleases({ problems: [] }, [], log);

  async function resolve<Described extends RemoteDescriptor | ShellDescriptor>(
    name: string,
    known: Map<string, Known<Described>>,
    kind: DescriptorKind<Described>,
  ): Promise<ResolvedRelease<Described>> {
    const stamp = await stampOf(path.join(folder, name, 'release.json'));
    const before = known.get(name);
    // A release with problems is read again every time: its files may just be arriving.
    if (before?.stamp === stamp && before.problems.length === 0) return before.release;
    const resolved = await resolveRelease(path.join(folder, name), kind);
    report(name, resolved);
    const release = before && shows(before.release) === shows(resolved) ? before.release : resolved;
    known.set(name, { release, problems: resolved.problems, stamp });
    return release;
  }

  function report(name: string, resolved: ResolvedRelease<{ readonly version: string }>): void {
    const text = resolved.problems.join('; ');
    if (logged.get(name) === text) return;
    logged.set(name, text);
    if (text === '') return;
    const shown = resolved.live?.version;
    log.warn({ release: name, problems: resolved.problems, shown }, 'A release is not as it should be');
  }

  async function read(): Promise<Combinations> {
    const names = await releaseNames(folder);
    const [shell, ...resolved] = await Promise.all([
      resolve('shell', shells, shellKind),
      ...names.map((name) => resolve(name, remotes, remoteKind)),
    ]);
    const found = [shell, ...resolved].filter(({ live }) => live !== undefined);
    const same = released.length === found.length && found.every((release, at) => release === released[at]);
    if (same) return latest;
    released = found;
    latest = combineReleases(shell, resolved, log);
    return latest;
  }

  let reading: Promise<Combinations> | undefined;
  // Pages that are asked for at the same moment share one look at the folder.
  function readOnce(): Promise<Combinations> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }
  return {
    async readRegistry(group, preview) {
      const releases = (await readOnce()).ofGroup(group);
      return preview === undefined ? releases : showPreview(releases, preview);
    },
    readCombinations: async () => (await readOnce()).all,
  };
}

/** All that pages are made of, as a text to compare. */
function shows({ live, fallback, canary, killed }: ResolvedRelease<{ readonly version: string }>): string {
  const versions = [live?.version, fallback?.version, canary?.descriptor.version];
  return JSON.stringify([...versions, canary?.percent, killed]);
}

async function releaseNames(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .filter(
        (entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name) && entry.name !== 'shell',
      )
      .map((entry) => entry.name)
      .sort();
  } catch {
    return [];
  }
}

/** Changes whenever the file is replaced or rewritten; empty when it cannot be read. */
async function stampOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino}:${mtimeMs}:${size}`;
  } catch {
    return '';
  }
}
