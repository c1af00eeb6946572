import { oncePer } from '../caches/oncePer.ts';
import type { LiveReleases, LiveRemote } from '../releases/liveReleases.ts';

/**
 * The same releases as people without admin access have them: no page of the admin area, and no remote that has nothing else. To
 * pages, links and data those are as pages that nobody has built, and nobody downloads a word of them.
 */
export const withoutAdminPages = oncePer(
  ({ remotes, ...more }: LiveReleases): LiveReleases => ({
    ...more,
    remotes: remotes.flatMap((remote) => {
      const mounts = remote.live.mounts.filter(({ admin }) => admin !== true);
      if (mounts.length === remote.live.mounts.length) return [remote];
      return isEmpty(remote, mounts.length) ? [] : [{ ...remote, live: { ...remote.live, mounts } }];
    }),
  }),
);

function isEmpty({ live: { navigation, widgets } }: LiveRemote, pages: number): boolean {
  return pages + navigation.length + widgets.length === 0;
}
