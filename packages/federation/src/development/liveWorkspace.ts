import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { devMiddleware } from '@rspack/dev-middleware';
import { missingTexts } from '../missingTexts.ts';
import type { SourceMapJson } from '../sourceMaps.ts';
import { describeInDevelopment } from './describeInDevelopment.ts';
import { developmentConfig } from './developmentConfig.ts';
import type { DevelopmentStore } from './developmentStore.ts';
import { GraphqlTypesPlugin } from './graphqlTypesPlugin.ts';
import { createLeaps, type Leap } from './leaps.ts';

/** What pages are told of a workspace whenever it was built. */
export interface BuildState {
  readonly name: string;
  /** hash of the build */
  readonly build: string;
  /** of the description that pages carry; empty until there is one */
  readonly version: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly millis: number;
  readonly leaps: readonly Leap[];
}

/** A workspace that is built anew with every change of its files. */
export interface LiveWorkspace {
  readonly name: string;
  /** Resolves when it was built and described for the first time, with errors or without. */
  readonly ready: Promise<void>;
  readonly state: () => BuildState | undefined;
  /** Answers with a file of the build: `/entry.js`. Waits for a build that is under way. */
  readonly sendFile: (request: IncomingMessage, response: ServerResponse, missing: () => void) => void;
  readonly sourceMap: (file: string) => Promise<SourceMapJson | undefined>;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** absolute root of the shell or of a remote */
  readonly folder: string;
  readonly schemaFile: string;
  readonly store: DevelopmentStore;
  readonly onBuilt: (state: BuildState) => void;
}

/** Starts to build a workspace; its errors are told by `onBuilt`, not thrown. @throws Error of its configuration */
export async function startLiveWorkspace(options: Options): Promise<LiveWorkspace> {
  const { folder, schemaFile, store, onBuilt } = options;
  const name = path.basename(folder);
  const compiler = rspack(developmentConfig(await configOf(folder)));
  new GraphqlTypesPlugin(schemaFile).apply(compiler);
  let latest: Omit<BuildState, 'name' | 'version'> | undefined;
  const leaps = createLeaps();
  let version = '';
  let manifestErrors: readonly string[] = [];
  let described = Promise.resolve();
  const ready = Promise.withResolvers<void>();
  compiler.hooks.done.tap('LiveWorkspace', (stats) => {
    // read at once: the next build may begin meanwhile
    const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
    const millis = (stats.endTime ?? 0) - (stats.startTime ?? 0);
    const build = stats.hash ?? '';
    const errors = errorsOf(stats);
    latest = {
      build,
      errors,
      warnings: [],
      millis,
      leaps: leaps.next(build, { changed, broken: errors.length > 0 }),
    };
    finish(latest, changed).then(ready.resolve, ready.reject);
  });
  const middleware = devMiddleware(compiler, { publicPath: '/', stats: 'none', index: false });
  const read = promisify((file: string, done: (error: Error | null, content?: Buffer | string) => void) =>
    compiler.outputFileSystem?.readFile(file, (error, content) => done(error ?? null, content ?? '')),
  );
  return {
    name,
    ready: ready.promise,
    state,
    sendFile: (request, response, missing) => void middleware(request, response, missing),
    async sourceMap(file) {
      const text = await read(path.join(folder, 'dist', `${file}.map`)).catch(() => undefined);
      return text ? (JSON.parse(text.toString()) as SourceMapJson) : undefined;
    },
    stop: promisify(middleware.close.bind(middleware)),
  };

  function state(): BuildState | undefined {
    if (!latest) return undefined;
    // a file with an error is named by the compiler already
    return { name, version, ...latest, errors: latest.errors.length > 0 ? latest.errors : manifestErrors };
  }

  function tell(): void {
    const told = state();
    if (told) onBuilt(told);
  }

  /**
   * A page that must be loaded again for a changed manifest is told with it; what can be replaced does not wait for that. A
   * manifest consists of .ts, of texts and of operations: Node, which evaluates it, cannot read components.
   */
  async function finish(built: NonNullable<typeof latest>, changed: readonly string[]): Promise<void> {
    const warnings = await missingTexts(folder).catch(() => []);
    if (latest === built) latest = { ...built, warnings };
    const maybeManifest = version === '' || changed.some((file) => /(?<!__generated__.*)\.ts$/.test(file));
    if (!maybeManifest) tell();
    if (!maybeManifest && !changed.some((file) => /\.(json|graphql)$/.test(file))) return;
    const before = version;
    described = described.then(describe);
    await described;
    if (maybeManifest || version !== before || manifestErrors.length > 0) tell();
  }

  async function describe(): Promise<void> {
    try {
      const descriptor = await describeInDevelopment({
        folder,
        entry: name === 'shell' ? 'main.js' : 'entry.js',
      });
      await store.write(descriptor);
      version = descriptor.version;
      manifestErrors = [];
    } catch (error) {
      manifestErrors = [error instanceof Error ? error.message : String(error)];
    }
  }
}

function errorsOf(stats: Stats): readonly string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ message, moduleName = '' }) => {
    const where = moduleName === '' || message.includes(moduleName) ? '' : `${moduleName}\n`;
    return stripVTControlCharacters(`${where}${message}`).trim();
  });
}

/** A configuration names its folder by the working directory, as its production build does. */
async function configOf(folder: string): Promise<Configuration> {
  process.chdir(folder);
  const file = pathToFileURL(path.join(folder, 'rspack.config.ts')).href;
  return ((await import(file)) as { config: Configuration }).config;
}
