import type { RemoteManifest, RenderedPage, Renderer, ServerRemote, ServerShell } from '@learn/contracts';
import type { Host } from './host.ts';

/** A CommonJS file as a function, compiled inside the context. */
export type ModuleFunction = (
  module: { exports: unknown },
  exports: unknown,
  require: (key: string) => unknown,
) => void;

/** Loads the files of one combination of versions, and renders. Every function catches what they throw. */
export interface Loader {
  /** what the global `runPending` runs, once */
  readonly prepare: (run: () => void) => void;
  /** @returns the message of what was thrown */
  readonly loadShell: (run: ModuleFunction) => string | undefined;
  /** @returns the message of what was thrown */
  readonly loadRemote: (name: string, run: ModuleFunction) => string | undefined;
  /** Makes the renderer of these remotes, whose names are separated by spaces, and tells the host. */
  readonly create: (names: string) => void;
  readonly render: (page: string, address: string) => InnerPage;
}

/** Texts only, in an array of the context; a single one is the message of what was thrown. */
export type InnerPage =
  | readonly [html: string, styles: string, stylesVersion: string, parts: string, ...failures: string[]]
  | readonly [message: string];

/**
 * Evaluated inside the context from its own text, as `installGlobals` is, so that modules, manifests and page data are of
 * the context.
 */
export function createLoader(host: Pick<Host, 'created'>): Loader {
  let shell: ServerShell | undefined;
  let renderer: Renderer | undefined;
  const remotes = new Map<string, RemoteManifest>();

  function messageOf(thrown: unknown): string {
    try {
      const known = thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown;
      return String(known).slice(0, 2000) || 'Unknown error';
    } catch {
      return 'Unknown error';
    }
  }

  /** An error of the process never reaches the context, not even that of a full stack. */
  function tellCreated(message?: string): void {
    try {
      host.created(message);
    } catch {
      // the server's limit of time ends the process
    }
  }

  function evaluate(run: ModuleFunction, require: (key: string) => unknown): unknown {
    const module: { exports: unknown } = { exports: {} };
    run(module, module.exports, require);
    return module.exports;
  }

  function attempt(act: () => void): string | undefined {
    try {
      act();
      return undefined;
    } catch (thrown) {
      return messageOf(thrown);
    }
  }

  const missing = (key: string, owner: string) => {
    const error = new Error(`${owner} requires ${key}, which the shell does not share`);
    error.name = 'ModuleNotShared';
    return error;
  };

  let pending: (() => void) | undefined;
  const runPending = () => {
    const run = pending;
    pending = undefined;
    run?.();
  };
  Object.defineProperty(globalThis, 'runPending', { value: runPending });

  return {
    prepare: (run) => {
      pending = run;
    },
    loadShell: (run) =>
      attempt(() => {
        const loaded = evaluate(run, (key) => {
          throw missing(key, 'shell');
        }) as ServerShell;
        if (typeof loaded.createRenderer !== 'function')
          throw new Error('The shell exports no createRenderer');
        shell = loaded;
      }),
    loadRemote: (name, run) =>
      attempt(() => {
        const shared = shell?.shared ?? {};
        const loaded = evaluate(run, (key) => {
          if (!Object.hasOwn(shared, key)) throw missing(key, name);
          return shared[key];
        }) as ServerRemote;
        if (loaded.default?.name !== name) throw new Error(`${name} exports no manifest of its own`);
        remotes.set(name, loaded.default);
      }),
    create(names) {
      const chosen = names.split(' ').flatMap((name) => remotes.get(name) ?? []);
      const create = async () => {
        if (shell === undefined) throw new Error('The shell is not loaded');
        renderer = await shell.createRenderer(chosen);
      };
      create().then(
        () => tellCreated(),
        (thrown: unknown) => tellCreated(messageOf(thrown)),
      );
    },
    render(page, address) {
      try {
        if (renderer === undefined) throw new Error('Nothing is loaded');
        const { html, styles, stylesVersion, parts, failures }: RenderedPage = renderer(
          JSON.parse(page),
          address,
        );
        return [
          String(html),
          String(styles),
          String(stylesVersion),
          parts.join(' '),
          ...failures.map(String),
        ];
      } catch (thrown) {
        return [messageOf(thrown)];
      }
    },
  };
}
