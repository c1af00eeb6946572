import { comparePatterns, type MountDescriptor, matchPath } from '@learn/contracts';
import { oncePer } from '../caches/oncePer.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';

/** Who answers an address: the mount of the shell or of a remote, with the address' parameters. */
export interface MountMatch {
  /** name of the remote, or `shell` */
  readonly owner: string;
  readonly mount: MountDescriptor;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * The mount that the router in the browser will choose for an address.
 * @param pathname without query
 * @returns undefined when nobody answers it
 */
export function matchMount(releases: LiveReleases, pathname: string): MountMatch | undefined {
  for (const { owner, mount } of rankedMounts(releases)) {
    const parameters = matchPath(mount.path, pathname);
    if (parameters) return { owner, mount, parameters };
  }
  return undefined;
}

type OwnedMount = Pick<MountMatch, 'owner' | 'mount'>;

const rankedMounts = oncePer((releases: LiveReleases): readonly OwnedMount[] => {
  const owners = [...(releases.shell ? [releases.shell] : []), ...releases.remotes.map(({ live }) => live)];
  return owners
    .flatMap((owner) => owner.mounts.map((mount) => ({ owner: owner.name, mount })))
    .sort((left, right) => comparePatterns(left.mount.path, right.mount.path));
});
