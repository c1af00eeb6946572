import type { RemoteManifest } from './manifest.ts';
import type { PageData } from './page.ts';

/** What the `server.cjs` of a remote exports. */
export interface ServerRemote {
  readonly default: RemoteManifest;
}

/** What the `server.cjs` of the shell exports. */
export interface ServerShell {
  /** the shared modules by their key; `require` in a remote's file reaches these only */
  readonly shared: Readonly<Record<string, unknown>>;
  /**
   * Loads the pages, widgets, lazily drawn parts and texts of the shell and of the given remotes, once.
   * @throws Error of a remote that cannot be loaded
   */
  readonly createRenderer: (remotes: readonly RemoteManifest[]) => Promise<Renderer>;
}

/**
 * Renders the first view of an address, synchronously, and keeps nothing of the person.
 * @param address path with query
 * @throws what the shell's own frame throws; a remote that throws leaves its skeleton
 */
export type Renderer = (page: PageData, address: string) => RenderedPage;

export interface RenderedPage {
  /** what stands in `#root` */
  readonly html: string;
  /** text of the style element that comes with it, as `ServerStyleSheet` of styled-components makes it */
  readonly styles: string;
  /** `version` of styled-components: in the browser it takes over the styles of its own version only */
  readonly stylesVersion: string;
  /** ids of the lazily loaded parts in it, which the browser loads before it goes on with the page */
  readonly parts: readonly string[];
  /** messages of what threw, for the log; their places were left to the browser */
  readonly failures: readonly string[];
}
