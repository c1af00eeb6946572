import type { RemoteManifest } from '@learn/contracts';

/** Manifests of all remotes by name. The build of the single bundle puts its own list in place of this empty one. */
export const allRemotes: Readonly<
  Record<string, (() => Promise<{ readonly default: RemoteManifest }>) | undefined>
> = {};
