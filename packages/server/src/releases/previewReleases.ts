import path from 'node:path';
import { remoteKind, shellKind } from './descriptorKinds.ts';
import type { LiveReleases, LiveRemote, PreviewedVersion } from './liveReleases.ts';
import { readWholeVersion } from './resolveRelease.ts';
import { withoutDuplicateMounts } from './withoutDuplicateMounts.ts';

interface Surroundings {
  /** of releases */
  readonly folder: string;
  /** brings a version into the folder */
  readonly fetchVersion: (name: string, version: string) => Promise<unknown>;
  readonly log: { readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void };
}

export type ShowPreview = (releases: LiveReleases, wanted: PreviewedVersion) => Promise<LiveReleases>;

/**
 * Puts one version in the place of what a visitor has of that release. It has no version to fall back to, or a broken one would look
 * as if it worked, and shows although its release is switched off. Of the same releases the same object comes back, so that it may key
 * a cache. What cannot be shown is logged, and leaves the releases as they are.
 */
export function createPreviews({ folder, fetchVersion, log }: Surroundings): ShowPreview {
  const known = new WeakMap<LiveReleases, Map<string, LiveReleases>>();

  async function put(releases: LiveReleases, { name, version }: PreviewedVersion): Promise<LiveReleases> {
    await fetchVersion(name, version);
    const own = path.join(folder, name);
    if (name === 'shell') {
      const shell = await readWholeVersion(own, version, shellKind);
      return { ...releases, shell, preview: { name, version } };
    }
    const live = await readWholeVersion(own, version, remoteKind);
    const others = releases.remotes.filter((remote) => remote.live.name !== name);
    const remotes = [...others, { live }].sort(byName);
    const mounted = withoutDuplicateMounts(releases.shell, remotes, (details) =>
      log.warn(details, 'A mount is left out'),
    );
    return { ...releases, remotes: mounted, preview: { name, version, title: live.title } };
  }

  return async (releases, wanted) => {
    const shown = known.get(releases) ?? new Map<string, LiveReleases>();
    known.set(releases, shown);
    const key = `${wanted.name}@${wanted.version}`;
    const there = shown.get(key);
    if (there !== undefined) return there;
    try {
      const made = await put(releases, wanted);
      // of two pages at the same moment the first one counts
      const first = shown.get(key) ?? made;
      shown.set(key, first);
      return first;
    } catch (error) {
      log.warn({ err: error, release: key }, 'A preview cannot be shown');
      return releases;
    }
  };
}

function byName(left: LiveRemote, right: LiveRemote): number {
  return left.live.name < right.live.name ? -1 : 1;
}
