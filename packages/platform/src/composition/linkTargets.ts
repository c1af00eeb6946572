import { endpoints, type LinkTarget, type RemoteLinkTargets } from '@learn/contracts';
import { after } from '../after.ts';
import { rest } from '../rest/rest.ts';
import { canAskByItself } from '../stores/loginMissing.ts';
import { $user } from '../stores/user.ts';
import { $registry, mountOfAddress } from './registry.ts';

/** Milliseconds after which a link goes on without what it would load. */
const longestWaitMs = 1_000;

let known: readonly RemoteLinkTargets[] = [];
let loading: Promise<void> | undefined;

/** Called at the start of a page. */
export function forgetLinkTargets(): void {
  known = [];
  loading = undefined;
}

/**
 * Asks once what links load. Resolves as well where that cannot be had or takes longer than a second: the files of a page are then fetched
 * one by one. After a failure the next link asks again.
 */
export function loadLinkTargets(): Promise<void> {
  if ($user.get() === undefined || !canAskByItself() || isOnPage()) return Promise.resolve();
  loading ??= Promise.race([ask(), after(longestWaitMs)]);
  return loading;
}

/** An older server writes all of it into the page, and answers no question. */
function isOnPage(): boolean {
  return $registry.get().remotes.every(({ descriptor }) => descriptor.mounts.every(({ bundle }) => bundle));
}

async function ask(): Promise<void> {
  try {
    known = await rest.get(endpoints.linkTargets, {});
  } catch {
    loading = undefined;
  }
}

/**
 * What a link to an address loads, as far as it is known. A remote that was released since the page began is none of this page.
 * @param pathname an address, or the pattern of a mount
 */
export function linkTargetOf(pathname: string): LinkTarget {
  const found = mountOfAddress(pathname);
  if (!found) return {};
  const { remote, mount } = found;
  const { name, version } = remote.descriptor;
  const ofRemote = known.find((targets) => targets.name === name && targets.version === version);
  return ofRemote?.targets[mount.path] ?? mount;
}
