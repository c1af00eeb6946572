import { oncePer } from '../caches/oncePer.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';

/**
 * The same releases without the pages that a setting of the platform switches off (specification §3, settings). To pages,
 * links, navigation and data they are as pages that nobody has built.
 * @param settings by their name; one that this server does not know switches its pages off
 */
export function switchedOn(store: ReleaseStore, settings: Readonly<Record<string, boolean>>): ReleaseStore {
  const shown = oncePer(
    ({ shell, remotes, ...more }: LiveReleases): LiveReleases => ({
      ...more,
      shell: shell && withoutSwitchedOff(shell, settings),
      remotes: remotes.map(({ live, ...remote }) => ({
        ...remote,
        live: withoutSwitchedOff(live, settings),
      })),
    }),
  );
  return {
    readRegistry: async (...visitor) => shown(await store.readRegistry(...visitor)),
    readCombinations: async () => (await store.readCombinations()).map(shown),
  };
}

function withoutSwitchedOff<Described extends { readonly mounts: readonly { readonly setting?: string }[] }>(
  described: Described,
  settings: Readonly<Record<string, boolean>>,
): Described {
  const mounts = described.mounts.filter(({ setting }) => setting === undefined || settings[setting]);
  return mounts.length === described.mounts.length ? described : { ...described, mounts };
}
