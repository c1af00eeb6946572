import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor, ShellDescriptor } from '@learn/contracts';
import { remoteDescriptorSchema, shellDescriptorSchema } from './descriptorSchemas.ts';
import { type DescriptorKind, type ResolvedRelease, resolveRelease } from './resolveRelease.ts';
import { withoutDuplicateMounts } from './withoutDuplicateMounts.ts';

/** One remote with the version that is shown, whose files may be missing, and the last good one before it. */
export interface LiveRemote {
  readonly live: RemoteDescriptor;
  readonly fallback?: RemoteDescriptor;
}

/** What is live now. The object stays the same as long as nothing was released, so it may key a cache. */
export interface LiveReleases {
  /** undefined as long as no intact shell is published */
  readonly shell: ShellDescriptor | undefined;
  /** in the order of their names */
  readonly remotes: readonly LiveRemote[];
}

export interface ReleaseStore {
  /** Cheap enough for every page load: one `stat` per remote unless a pointer has moved. Never rejects. */
  readonly readRegistry: () => Promise<LiveReleases>;
}

interface Log {
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

interface Known<Described> extends ResolvedRelease<Described> {
  readonly stamp: string;
}

const remoteKind: DescriptorKind<RemoteDescriptor> = {
  file: 'remote.json',
  schema: remoteDescriptorSchema,
  showsWithoutEntry: true,
};
const shellKind: DescriptorKind<ShellDescriptor> = {
  file: 'shell.json',
  schema: shellDescriptorSchema,
  showsWithoutEntry: false,
};

/**
 * The registry of what is released: `<folder>/<name>/release.json` and the versions beside it.
 * A release that cannot be read is left out and logged once, so that one broken remote never takes a page along.
 * @param folder the folder of releases; may not exist yet
 */
export function createReleaseStore(folder: string, log: Log): ReleaseStore {
  const remotes = new Map<string, Known<RemoteDescriptor>>();
  const shells = new Map<string, Known<ShellDescriptor>>();
  const logged = new Map<string, string>();
  let released: LiveReleases = { shell: undefined, remotes: [] };
  let latest = released;

  async function resolve<Described extends RemoteDescriptor | ShellDescriptor>(
    name: string,
    known: Map<string, Known<Described>>,
    kind: DescriptorKind<Described>,
  ): Promise<ResolvedRelease<Described>> {
    const stamp = await stampOf(path.join(folder, name, 'release.json'));
    const before = known.get(name);
    // A release with problems is read again every time: its files may just be arriving.
    if (before?.stamp === stamp && before.problems.length === 0) return before;
    const resolved = await resolveRelease(path.join(folder, name), kind);
    report(name, resolved);
    const unchanged =
      before?.live?.version === resolved.live?.version &&
      before?.fallback?.version === resolved.fallback?.version;
    const next = { ...(before && unchanged ? before : resolved), problems: resolved.problems, stamp };
    known.set(name, next);
    return next;
  }

  function report(name: string, resolved: ResolvedRelease<{ readonly version: string }>): void {
    const text = resolved.problems.join('; ');
    if (logged.get(name) === text) return;
    logged.set(name, text);
    if (text === '') return;
    const shown = resolved.live?.version;
    log.warn({ release: name, problems: resolved.problems, shown }, 'A release is not as it should be');
  }

  async function read(): Promise<LiveReleases> {
    const names = await releaseNames(folder);
    const [shell, ...resolved] = await Promise.all([
      resolve('shell', shells, shellKind),
      ...names.map((name) => resolve(name, remotes, remoteKind)),
    ]);
    const live = resolved.flatMap((release) => (isLive(release) ? release : []));
    const same =
      released.shell === shell.live &&
      released.remotes.length === live.length &&
      live.every((release, index) => release.live === released.remotes[index]?.live);
    if (same) return latest;
    released = { shell: shell.live, remotes: live };
    const mounted = withoutDuplicateMounts(shell.live, live, (details) =>
      log.warn(details, 'A mount is left out'),
    );
    latest = { shell: shell.live, remotes: mounted };
    return latest;
  }

  let reading: Promise<LiveReleases> | undefined;
  return {
    // Pages that are asked for at the same moment share one look at the folder.
    readRegistry() {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}

function isLive(
  release: ResolvedRelease<RemoteDescriptor>,
): release is ResolvedRelease<RemoteDescriptor> & LiveRemote {
  return release.live !== undefined;
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
