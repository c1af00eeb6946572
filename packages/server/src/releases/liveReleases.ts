import type { Localised, RemoteDescriptor, ShellDescriptor } from '@learn/contracts';

/** One remote with the version that is shown, whose files may be missing, and the last good one before it. */
export interface LiveRemote {
  readonly live: RemoteDescriptor;
  readonly fallback?: RemoteDescriptor;
  /** switched off: what people read in its places */
  readonly killed?: Localised;
}

/** What is live now. The object stays the same as long as nothing was released, so it may key a cache. */
export interface LiveReleases {
  /** undefined as long as no intact shell is published */
  readonly shell: ShellDescriptor | undefined;
  /** in the order of their names */
  readonly remotes: readonly LiveRemote[];
}
