import {
  type BuiltFile,
  homeSlot,
  type LinkTarget,
  type MountDescriptor,
  type Registry,
  type RegistryEntry,
  type RemoteLinkTargets,
  type RemoteOnPage,
  releaseUrl,
} from '@learn/contracts';
import type { Language } from '@learn/domain';
import type { LiveReleases, LiveRemote } from '../releases/liveReleases.ts';
import type { MountMatch } from './matchMount.ts';

/** A file that the page names. */
export interface PageFile {
  readonly url: string;
  /** subresource integrity; hint and loader must use the same, else the browser fetches the file twice */
  readonly integrity: string;
}

/** The address as far as it decides which files are needed. */
export interface PageVisit {
  readonly match: MountMatch | undefined;
  readonly language: Language;
  readonly loggedIn: boolean;
  /** ids of the widgets on the current user's home dashboard; empty on every other page */
  readonly homeWidgetIds: ReadonlySet<string>;
}

export interface PageFiles {
  /** scripts that the page runs itself, in their order: the shell's bundle, then its entry */
  readonly scripts: readonly PageFile[];
  /** what the shell will load next, fetched from the first moment on */
  readonly preload: readonly PageFile[];
  readonly registry: Registry;
}

/** Which files of the live releases a page names, so that its first screen takes no waterfall (architecture §4). */
export function pageFiles(releases: LiveReleases, visit: PageVisit): PageFiles {
  const remotes = releases.remotes.map((remote) => toEntry(remote, visit));
  const preload = remotes.flatMap((entry) =>
    entry.bundles.length === 0
      ? []
      : [...entry.bundles, { url: entry.baseUrl + entry.descriptor.entry, integrity: entry.integrity }],
  );
  return { scripts: shellScripts(releases, visit), preload, registry: { remotes } };
}

function shellScripts({ shell }: LiveReleases, visit: PageVisit): PageFile[] {
  if (!shell) return [];
  const general = visit.loggedIn ? shell.signedInBundles : shell.visitorBundles;
  const bundles = visit.match?.owner === 'shell' ? visit.match.mount.bundles : general;
  return [...filesOf(shell, [bundles[visit.language]]), ...filesOf(shell, [shell.entry])];
}

function toEntry({ live, fallback, killed }: LiveRemote, visit: PageVisit): RegistryEntry {
  const mounted = visit.match?.owner === live.name ? [visit.match.mount.bundles] : [];
  const shown = shownSlots(live, visit).flatMap((slot) => live.slotBundles[slot] ?? []);
  const bundles = [...mounted, ...shown].map((byLanguage) => byLanguage[visit.language]);
  return {
    descriptor: onPage(live, visit),
    baseUrl: releaseUrl(live.name, live.version),
    integrity: integrityOf(live, live.entry) ?? '',
    bundles: killed ? [] : filesOf(live, bundles),
    ...(killed && { killed: killed[visit.language] }),
    ...(fallback && {
      fallback: {
        version: fallback.version,
        entry: fallback.entry,
        baseUrl: releaseUrl(fallback.name, fallback.version),
        integrity: integrityOf(fallback, fallback.entry) ?? '',
      },
    }),
  };
}

function onPage(live: LiveRemote['live'], { match, language, loggedIn }: PageVisit): RemoteOnPage {
  const { name, title, version, entry, navigation, mounts, widgets } = live;
  return {
    name,
    title,
    version,
    entry,
    navigation,
    mounts: mounts.map((mount) => {
      const { path, public: open, chrome, action, preview, offline, outside } = mount;
      const isOwn = loggedIn && match?.owner === name && match.mount.path === path;
      return {
        path,
        public: open,
        chrome,
        action,
        preview,
        offline,
        outside,
        ...(isOwn && linkTarget(live, mount, language)),
      };
    }),
    widgets: widgets.map(({ slot, id, action, skeletonHeight }) => ({ slot, id, action, skeletonHeight })),
  };
}

/** What links to the mounts of the live remotes load, in a language. Visitors follow no links to pages of remotes, and ask for none. */
export function linkTargets({ remotes }: LiveReleases, language: Language): RemoteLinkTargets[] {
  return remotes.map(({ live }) => ({
    name: live.name,
    version: live.version,
    targets: Object.fromEntries(live.mounts.map((mount) => [mount.path, linkTarget(live, mount, language)])),
  }));
}

function linkTarget(
  live: Release,
  { bundles, sharedModules, operations = [] }: MountDescriptor,
  language: Language,
): LinkTarget {
  const [bundle] = filesOf(live, [bundles[language]]);
  return {
    ...(bundle && { bundle, sharedModules }),
    ...(operations.length > 0 && { operations: operations.map(({ hash }) => hash) }),
  };
}

/** Slots of the page to which the remote contributes; on the home dashboard only widgets that a panel shows count. */
function shownSlots(live: LiveRemote['live'], visit: PageVisit): string[] {
  const slots = visit.match?.mount.slots ?? [];
  const shown = live.widgets.filter(({ slot, id }) =>
    slot === homeSlot ? visit.homeWidgetIds.has(id) : visit.loggedIn && slots.includes(slot),
  );
  return [...new Set(shown.map(({ slot }) => slot))];
}

interface Release {
  readonly name: string;
  readonly version: string;
  readonly files: readonly BuiltFile[];
}

/** Only files with a known hash, each once; a bundle that is missing costs a round trip and nothing else. */
function filesOf(release: Release, paths: readonly string[]): PageFile[] {
  return [...new Set(paths)].flatMap((path) => {
    const integrity = integrityOf(release, path);
    return integrity === undefined
      ? []
      : { url: releaseUrl(release.name, release.version) + path, integrity };
  });
}

function integrityOf(release: Release, path: string): string | undefined {
  return release.files.find((file) => file.path === path)?.integrity;
}
