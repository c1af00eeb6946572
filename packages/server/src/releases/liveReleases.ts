import type { Localised, RemoteDescriptor, ShellDescriptor } from '@learn/contracts';

/** One remote with the version that is shown, whose files may be missing, and the last good one before it. */
export interface LiveRemote {
  readonly live: RemoteDescriptor;
  readonly fallback?: RemoteDescriptor;
  /** switched off: what people read in its places */
  readonly killed?: Localised;
}

/** A version that a preview link names. */
export interface PreviewedVersion {
  readonly name: string;
  readonly version: string;
}

/** What is live now. The object stays the same as long as nothing was released, so it may key a cache. */
export interface LiveReleases {
  /** undefined as long as no intact shell is published */
  readonly shell: ShellDescriptor | undefined;
  /** in the order of their names */
  readonly remotes: readonly LiveRemote[];
  /** what stands in the place of a live version, in one browser; `title` of a remote */
  readonly preview?: PreviewedVersion & { readonly title?: Localised };
}
