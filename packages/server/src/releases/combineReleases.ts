import type { RemoteDescriptor, ShellDescriptor } from '@learn/contracts';
import { isInCanary } from '@learn/domain';
import type { LiveReleases, LiveRemote } from './liveReleases.ts';
import type { ResolvedRelease } from './resolveRelease.ts';
import { withoutDuplicateMounts } from './withoutDuplicateMounts.ts';

/** What visitors may have at one time: as many as there are canaries, and one. */
export interface Combinations {
  /** first that without canaries, then with the widest, with the two widest, and so on */
  readonly all: readonly LiveReleases[];
  /** @param group is asked only while a canary runs */
  readonly ofGroup: (group: (() => number) | undefined) => LiveReleases;
}

interface Log {
  readonly warn: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

/**
 * What each group of visitors has. Groups are the same for all canaries, so whom the narrowest reaches has all of them, and there
 * are few combinations to be prepared.
 * @param remotes in the order of their names
 */
export function combineReleases(
  shell: ResolvedRelease<ShellDescriptor>,
  remotes: readonly ResolvedRelease<RemoteDescriptor>[],
  log: Log,
): Combinations {
  const percents = [shell, ...remotes].flatMap(({ canary }) => canary?.percent ?? []);
  const widestFirst = [...new Set(percents)].sort((left, right) => right - left);
  const none = combination(shell, remotes, { least: Number.POSITIVE_INFINITY, log });
  const steps = widestFirst.map((percent) => ({
    percent,
    releases: combination(shell, remotes, { least: percent, log }),
  }));
  return {
    all: [none, ...steps.map(({ releases }) => releases)],
    ofGroup(group) {
      if (group === undefined || steps.length === 0) return none;
      const own = group();
      return steps.findLast(({ percent }) => isInCanary(own, percent))?.releases ?? none;
    },
  };
}

/** Releases with the canaries of at least this percentage. */
function combination(
  shell: ResolvedRelease<ShellDescriptor>,
  remotes: readonly ResolvedRelease<RemoteDescriptor>[],
  { least, log }: { readonly least: number; readonly log: Log },
): LiveReleases {
  const shown = remotes.flatMap((release): LiveRemote[] => {
    const { live, fallback, canary, killed } = release;
    if (live === undefined) return [];
    const off = killed && { killed };
    if (canary !== undefined && canary.percent >= least)
      return [{ live: canary.descriptor, fallback: live, ...off }];
    return [{ live, ...(fallback && { fallback }), ...off }];
  });
  const shownShell =
    shell.canary !== undefined && shell.canary.percent >= least ? shell.canary.descriptor : shell.live;
  const mounted = withoutDuplicateMounts(shownShell, shown, (details) =>
    log.warn(details, 'A mount is left out'),
  );
  return { shell: shownShell, remotes: mounted };
}
