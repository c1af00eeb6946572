/** What names versions of a release. */
export interface NamingPointer {
  readonly live: string;
  readonly canary?: { readonly version: string } | undefined;
  /** versions as they were made live, the latest first */
  readonly history: readonly { readonly version: string }[];
}

/** The live version, then those that were live before it; never one that was live after it and was rolled back. */
export function lastGoodVersions({ live, history }: NamingPointer): readonly string[] {
  const oldest = history.findLastIndex(({ version }) => version === live);
  return [...new Set([live, ...history.slice(oldest + 1).map(({ version }) => version)])];
}

/** Where a rollback leads: to what was live before, so a second rollback undoes the first. */
export function previousVersion({ live, history }: NamingPointer): string | undefined {
  return history.find(({ version }) => version !== live)?.version;
}

/** Versions that a page or a move can lead to without anybody choosing one: live, its fallback, the canary and the way back. */
export function namedVersions(pointer: NamingPointer): readonly string[] {
  const [live, fallback] = lastGoodVersions(pointer);
  const named = [live, fallback, pointer.canary?.version, previousVersion(pointer)];
  return [...new Set(named.filter((version) => version !== undefined))];
}
