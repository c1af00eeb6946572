import type { RenderedPage } from '@learn/contracts';

/** The verified `server.cjs` of one release. */
export interface ServerSource {
  readonly name: string;
  readonly version: string;
  readonly text: string;
}

/** What a render process is told. Exactly one `load`, then renders, each after the answer to the one before. */
export type Request =
  | {
      readonly kind: 'load';
      readonly shell: ServerSource;
      readonly remotes: readonly ServerSource[];
      /** makes a renderer of each remote alone first, so that one whose pages cannot be loaded is known by name */
      readonly oneByOne: boolean;
    }
  | {
      readonly kind: 'render';
      /** the `PageData` as JSON */
      readonly page: string;
      /** path with query */
      readonly address: string;
    };

/** A remote that could not be loaded. */
export interface LeftOut {
  readonly name: string;
  readonly message: string;
}

/** What a render process says. */
export type Answer =
  /** what follows is the doing of this remote, or of all together */
  | { readonly kind: 'loading'; readonly name?: string }
  | { readonly kind: 'loaded'; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: 'unloadable'; readonly message: string }
  | ({
      readonly kind: 'rendered';
      readonly milliseconds: number;
      /** bytes that the process holds */
      readonly memory: number;
    } & RenderedPage)
  | { readonly kind: 'threw'; readonly message: string }
  | { readonly kind: 'log'; readonly message: string };
