import type { Language } from '@learn/domain';
import type { Localised } from './language.ts';

// Names of actions, icons, places and slots are plain strings here: a remote may be newer than the shell and the server that
// read its description, and then uses names that they do not know.

export interface BuiltFile {
  /** relative to the remote's folder of this version */
  readonly path: string;
  readonly bytes: number;
  /** subresource integrity, `sha384-…` */
  readonly integrity: string;
}

/** A GraphQL document of a remote, as the server runs it when it puts data into the page. */
export interface OperationDocument {
  /** SHA-256 of the query text, hex; the precompiled document carries the same */
  readonly hash: string;
  /** for logs and error messages only */
  readonly name: string;
  readonly query: string;
}

/** A `DataNeed` whose operations are found: their names mean something within their remote only. */
export interface ResolvedNeed {
  readonly operations?: readonly {
    readonly hash: string;
    readonly variables: Readonly<Record<string, string>>;
  }[];
  readonly rest?: readonly string[];
  readonly query?: readonly string[];
}

/**
 * Files that hold all the chunks which a first screen needs, bundled into one, by language; a page with its bundles needs
 * no further file of the remote. A bundle only registers chunks: without it they are fetched one by one.
 */
export type Bundles = Readonly<Record<Language, string>>;

export interface MountDescriptor extends ResolvedNeed {
  readonly path: string;
  readonly public: boolean;
  readonly chrome?: false;
  readonly action?: string;
  readonly preview?: true;
  readonly offline?: true;
  readonly outside?: true;
  readonly render?: 'browser';
  readonly setting?: string;
  readonly admin?: true;
  /** routes, page and texts of this address */
  readonly bundles: Bundles;
  /** keys of the shared modules that the page needs and that are loaded when they are first used. Older builds lack it. */
  readonly sharedModules?: readonly string[];
  readonly slots?: readonly string[];
}

export interface NavigationDescriptor {
  readonly label: Localised;
  /** instead of `label` in courses of the uk family */
  readonly ukLabel?: Localised;
  /** address pattern, filled with the course: the shell knows no table of the remote's links */
  readonly path: string;
  readonly action: string;
  /** main without it */
  readonly place?: string;
  readonly icon?: string;
  readonly order: number;
}

export interface WidgetDescriptor extends ResolvedNeed {
  readonly slot: string;
  readonly id: string;
  readonly action?: string;
  readonly skeletonHeight: number;
}

/** What a remote's code takes from the platform by name; the rest of it follows from its description. */
export interface Uses {
  /** names that it imports, by the key of the shared module */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly links: readonly string[];
}

/** What a shell knows by name; the release command compares it with what a remote uses. */
export interface Offers extends Uses {
  readonly slots: readonly string[];
  readonly icons: readonly string[];
  readonly actions: readonly string[];
  readonly places: readonly string[];
}

/** File of a version that renders its first views on the server; browsers never get it. */
export const serverFile = 'server.cjs';

/** File in the folder of releases in which the server says what it answers, as GraphQL schema language. */
export const servedSchemaFile = 'schema.graphql';

/** File beside it: a list of the REST endpoints that the server answers, as `RemoteDescriptor.endpoints`. */
export const servedEndpointsFile = 'endpoints.json';

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
  /** widgets and texts of all that it contributes to a slot */
  readonly slotBundles: Readonly<Record<string, Bundles>>;
  readonly operations: readonly OperationDocument[];
  /** REST endpoints that its code names, as `GET /api/x/:id/`; older builds lack it */
  readonly endpoints?: readonly string[];
  readonly uses: Uses;
  /** shared modules that it takes from the shell, with the accepted version range */
  readonly shared: Readonly<Record<string, string>>;
  readonly files: readonly BuiltFile[];
  /** the same code for the server that renders first views, see `ServerRemote`. Older builds lack it. */
  readonly server?: BuiltFile;
}

/** shell.json: what the server needs to know to write the page. */
export interface ShellDescriptor {
  readonly name: 'shell';
  readonly version: string;
  readonly revision: string;
  readonly contractVersion: number;
  readonly entry: string;
  /** what a page of a visitor without login needs beside the entry: texts */
  readonly visitorBundles: Bundles;
  /** what every page of a person who is logged in needs: texts, data client, menus */
  readonly signedInBundles: Bundles;
  /** REST addresses whose answers every such page carries */
  readonly signedInRest?: readonly string[];
  /** file of the service worker, which the server gives out under an address of its own */
  readonly serviceWorker?: string;
  /** the shell's own pages; their bundles replace the two above */
  readonly mounts: readonly MountDescriptor[];
  readonly offers: Offers;
  readonly shared: Readonly<Record<string, string>>;
  /** files of those shared modules that are loaded when they are first used */
  readonly sharedFiles?: readonly string[];
  readonly files: readonly BuiltFile[];
  /** as that of a remote, see `ServerShell` */
  readonly server?: BuiltFile;
}

/** What the shell must know of a remote before any of its code runs; the rest of remote.json stays with the server. */
export interface RemoteOnPage
  extends Pick<RemoteDescriptor, 'name' | 'title' | 'version' | 'entry' | 'navigation'> {
  readonly mounts: readonly MountOnPage[];
  readonly widgets: readonly WidgetOnPage[];
}

/** A bundle that the loader can run. */
export interface BundleOnPage {
  readonly url: string;
  readonly integrity: string;
}

/** What a visit by a link loads beside the remote itself. */
export interface LinkTarget extends Pick<MountDescriptor, 'sharedModules'> {
  /** in the language of the page; left out where the release lacks it */
  readonly bundle?: BundleOnPage;
  /** hashes of the GraphQL operations of its first screen, whose results can be had before its code */
  readonly operations?: readonly string[];
}

/** A page has the link target of its own address; those of all others come after it, see `RemoteLinkTargets`. */
export interface MountOnPage
  extends Pick<MountDescriptor, 'path' | 'public' | 'chrome' | 'action' | 'preview' | 'offline' | 'outside'>,
    LinkTarget {}

/** The link targets of all mounts of one version, by the pattern of the mount. */
export interface RemoteLinkTargets {
  readonly name: string;
  readonly version: string;
  readonly targets: Readonly<Record<string, LinkTarget>>;
}
export type WidgetOnPage = Pick<WidgetDescriptor, 'slot' | 'id' | 'action' | 'skeletonHeight'>;

/** One remote as the page announces it: the live version, and the last good one to fall back to. */
export interface RegistryEntry {
  readonly descriptor: RemoteOnPage;
  /** folder of the files, ends with a slash: `/remotes/<name>/<version>/` */
  readonly baseUrl: string;
  /** integrity of the entry */
  readonly integrity: string;
  /** bundles that this page announces (preload hints); the loader runs them before the entry */
  readonly bundles: readonly BundleOnPage[];
  readonly fallback?: {
    readonly version: string;
    readonly entry: string;
    readonly baseUrl: string;
    readonly integrity: string;
  };
  /** switched off: what people read in its places, in the language of the page */
  readonly killed?: string;
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
  /** a version that some visitors get in place of the live one, see `isInCanary` of domain */
  readonly canary?: { readonly version: string; readonly percent: number };
  /** switched off: what people read in its places */
  readonly killed?: Localised;
}
