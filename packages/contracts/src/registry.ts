import type { Language, SessionAction } from '@learn/domain';
import type { Localised } from './language.ts';
import type { LinkName } from './linkPatterns.ts';
import type { DataNeed } from './manifest.ts';
import type { SlotId } from './slots.ts';

export interface BuiltFile {
  /** relative to the remote's folder of this version */
  readonly path: string;
  readonly bytes: number;
  /** subresource integrity, `sha384-…` */
  readonly integrity: string;
}

/** A GraphQL document of a remote, as the server runs it when it puts data into the page. */
export interface OperationDocument {
  /** SHA-256 of the query text, hex */
  readonly hash: string;
  readonly query: string;
}

export interface MountDescriptor extends DataNeed {
  readonly path: string;
  readonly public: boolean;
  /** files (beside the entry) that this address needs first */
  readonly preload: readonly string[];
}

export interface NavigationDescriptor {
  readonly label: Localised;
  readonly link: LinkName;
  readonly action: SessionAction;
  readonly order: number;
}

export interface WidgetDescriptor extends DataNeed {
  readonly slot: SlotId;
  readonly id: string;
  readonly skeletonHeight: number;
  readonly preload: readonly string[];
}

/** remote.json: the static part of a remote's manifest and of its build, read without running its code. */
export interface RemoteDescriptor {
  readonly name: string;
  readonly title: Localised;
  /** immutable: hash of the built files */
  readonly version: string;
  /** git revision of the build, empty outside a repository */
  readonly revision: string;
  readonly contractVersion: number;
  readonly entry: string;
  readonly mounts: readonly MountDescriptor[];
  readonly navigation: readonly NavigationDescriptor[];
  readonly widgets: readonly WidgetDescriptor[];
  readonly localePreload: Readonly<Record<Language, readonly string[]>>;
  readonly operations: Readonly<Record<string, OperationDocument>>;
  /** shared modules that it takes from the shell, with the accepted version range */
  readonly shared: Readonly<Record<string, string>>;
  readonly files: readonly BuiltFile[];
}

/** shell.json: what the server needs to know to write the page. */
export interface ShellDescriptor {
  readonly name: 'shell';
  readonly version: string;
  readonly revision: string;
  readonly contractVersion: number;
  readonly entry: string;
  readonly localePreload: Readonly<Record<Language, readonly string[]>>;
  /** further files for people who are logged in (the data client and the dashboard) */
  readonly signedInPreload: readonly string[];
  /** further files by address pattern of the shell's own pages */
  readonly mounts: readonly MountDescriptor[];
  readonly shared: Readonly<Record<string, string>>;
  readonly files: readonly BuiltFile[];
}

/** One remote as the page announces it: the live version, and the last good one to fall back to. */
export interface RegistryEntry {
  readonly descriptor: Omit<RemoteDescriptor, 'operations'>;
  /** folder of the files, ends with a slash: `/remotes/<name>/<version>/` */
  readonly baseUrl: string;
  readonly fallback?: { readonly version: string; readonly entry: string; readonly baseUrl: string };
}

export interface Registry {
  readonly remotes: readonly RegistryEntry[];
}

/** Where the files of one version live; they never change. */
export function releaseUrl(name: string, version: string): string {
  return `/remotes/${name}/${version}/`;
}

/**
 * The pointer file of one remote in the folder of releases, `<releases>/<name>/release.json`; the newest first.
 * Versions lie beside it, in `<releases>/<name>/<version>/`.
 */
export interface ReleasePointer {
  readonly live: string;
  readonly history: readonly { readonly version: string; readonly author: string; readonly at: string }[];
}
