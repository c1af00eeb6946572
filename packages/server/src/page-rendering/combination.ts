import { createTimeLimit } from './createTimeLimit.ts';
import { createGrowingPauses } from './growingPauses.ts';
import { LoadError, type LoadedProcess, loadProcess, type ProcessOutcome } from './loadProcess.ts';
import type { LeftOut } from './messages.ts';
import type { Sources } from './readSources.ts';
import type { RenderLimits } from './renderLimits.ts';

/** A page that is to be rendered. */
export interface PageToRender {
  /** the `PageData` as JSON */
  readonly page: string;
  /** path with query */
  readonly address: string;
  /** the mount that answers the address: its owner and pattern */
  readonly mount: string;
}

/** Why a page goes out without its contents. */
export type NotRendered =
  /** nothing to render with: an older or broken shell, or a process that is being replaced */
  | 'unavailable'
  /** the renderer was still being loaded */
  | 'loading'
  /** it took too long, or others were in front */
  | 'late'
  /** so many were in front that it would have waited for nothing */
  | 'full'
  /** pages of this mount hung or crashed a moment ago */
  | 'paused'
  | 'hung'
  | 'crashed'
  | 'threw';

export type Outcome = Extract<ProcessOutcome, { kind: 'rendered' }> | { readonly kind: NotRendered };

/** Renders with one combination of live versions. */
export interface Combination {
  /** kept when it can render, or knows that it cannot */
  readonly ready: Promise<void>;
  readonly render: (wanted: PageToRender) => Promise<Outcome>;
  /** Ends its processes. Pages that wait are not rendered. */
  readonly close: () => Promise<void>;
}

export type Log = (details: Readonly<Record<string, unknown>>, message: string) => void;

export interface CombinationOptions {
  readonly limits: RenderLimits;
  /** @returns undefined where the shell cannot render @throws where its file is broken */
  readonly readSources: () => Promise<Sources | undefined>;
  /** pages of nobody, rendered before the first real one */
  readonly warmUp: () => Promise<readonly Omit<PageToRender, 'mount'>[]>;
  readonly log: Log;
}

interface Job extends PageToRender {
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Keeps a process running for one combination, until it is closed. One that hangs, crashes or has grown too large is
 * replaced. It works on one page at a time, so that the page that hangs is known.
 */
export function createCombination({ limits, readSources, warmUp, log }: CombinationOptions): Combination {
  const mounts = createGrowingPauses(limits.firstPauseMillis, limits.longestPauseMillis);
  const starts = createGrowingPauses(limits.firstRestartMillis, limits.longestPauseMillis);
  const closing = new AbortController();
  const { signal } = closing;
  const leftOut = new Map<string, string>();
  const waiting: Job[] = [];
  const notEnded = new Set<Promise<unknown>>();
  let state: 'loading' | 'ready' | 'unavailable' = 'loading';
  let current: LoadedProcess | undefined;
  let job: Job | undefined;
  let warming = true;
  /** milliseconds that a page takes, the latest ones count most */
  let usualMillis = 0;
  let restart: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    try {
      const sources = await readSources();
      const loaded = sources && (await load(sources));
      if (loaded === undefined || signal.aborted) return leave();
      const before = current;
      current = loaded;
      state = 'ready';
      if (job === undefined) before?.kill();
      next();
    } catch (error) {
      if (signal.aborted) return;
      log({ reason: error instanceof Error ? error.message : String(error) }, 'Pages cannot be rendered');
      if (current === undefined) leave();
      startLater();
    }
  }

  /** Loads all remotes that can be loaded. @throws LoadError where the shell cannot be */
  async function load({ shell, remotes, leftOut: unread }: Sources): Promise<LoadedProcess> {
    for (const one of unread) leaveOut(one);
    for (let oneByOne = false; ; oneByOne = true) {
      try {
        const wanted = remotes.filter(({ name }) => !leftOut.has(name));
        const loaded = await loadProcess({ shell, remotes: wanted }, loadOptions(oneByOne));
        for (const one of loaded.leftOut) leaveOut(one);
        await renderNobodysPages(loaded);
        loaded.ended.then((ended) => lose(loaded, { ...ended }));
        return loaded;
      } catch (error) {
        if (signal.aborted || !(error instanceof LoadError)) throw error;
        if (error.remote !== undefined) leaveOut({ name: error.remote, message: error.message });
        else if (oneByOne) throw error;
      }
    }
  }

  function loadOptions(oneByOne: boolean) {
    return {
      oneByOne,
      loadMillis: limits.loadMillis,
      renderMillis: limits.renderMillis,
      longestRenderMillis: limits.longestRenderMillis,
      onLog: (message: string) => log({ reason: message }, 'Said while pages were rendered'),
      onStart(ended: Promise<unknown>) {
        notEnded.add(ended);
        ended.then(() => notEnded.delete(ended));
      },
      signal,
    };
  }

  /** Compiles what every page runs. @throws LoadError when such a page hangs; it is not tried again */
  async function renderNobodysPages(loaded: LoadedProcess): Promise<void> {
    for (const { page, address } of warming ? await warmUp() : []) {
      const { kind } = await loaded.render(page, address);
      if (kind === 'rendered' || kind === 'threw') continue;
      warming = false;
      throw new LoadError(`The page ${address} ${kind}`);
    }
  }

  function leaveOut({ name, message }: LeftOut): void {
    if (leftOut.get(name) === message) return;
    leftOut.set(name, message);
    log({ remote: name, reason: message }, 'Pages are rendered without a remote');
  }

  function lose(loaded: LoadedProcess, details: Readonly<Record<string, unknown>>): void {
    if (current !== loaded || signal.aborted) return;
    log(details, 'The render process is replaced');
    current = undefined;
    leave();
    startLater();
  }

  function startLater(): void {
    clearTimeout(restart);
    restart = setTimeout(start, starts.begin('process')).unref();
  }

  function leave(): void {
    state = 'unavailable';
    for (const left of waiting.splice(0)) left.settle({ kind: 'unavailable' });
  }

  function next(): void {
    if (current === undefined || job !== undefined) return;
    job = waiting.shift();
    if (job !== undefined) void run(current, job);
  }

  /** Half of the time that a page may take is for those in front of it. */
  function isFull(): boolean {
    const inFront = waiting.length + (job === undefined ? 0 : 1);
    return waiting.length >= limits.waiting || inFront * usualMillis > limits.pageMillis / 2;
  }

  async function run(loaded: LoadedProcess, { page, address, mount, settle }: Job): Promise<void> {
    const began = performance.now();
    const outcome = await loaded.render(page, address);
    if (outcome.kind === 'rendered') usualMillis += (performance.now() - began - usualMillis) / 10;
    job = undefined;
    settle(outcome);
    if (signal.aborted) return;
    note(loaded, outcome, mount);
    if (loaded !== current) loaded.kill();
    next();
  }

  function note(loaded: LoadedProcess, outcome: ProcessOutcome, mount: string): void {
    switch (outcome.kind) {
      case 'hung':
      case 'crashed':
        lose(loaded, { mount, reason: outcome.kind, pauseMillis: mounts.begin(mount) });
        break;
      case 'threw':
        log({ mount, reason: outcome.message }, 'A page could not be rendered');
        break;
      case 'rendered':
        if (outcome.memory <= limits.memoryBytes || starts.isPaused('grown')) return;
        starts.begin('grown');
        log({ memory: outcome.memory }, 'The render process has grown and is replaced');
        void start();
    }
  }

  return {
    ready: start(),
    render(wanted) {
      if (state === 'unavailable') return Promise.resolve({ kind: 'unavailable' });
      if (mounts.isPaused(wanted.mount)) return Promise.resolve({ kind: 'paused' });
      if (isFull()) return Promise.resolve({ kind: 'full' });
      return new Promise((resolve) => {
        const limit = createTimeLimit(() => {
          const at = waiting.indexOf(added);
          if (at >= 0) waiting.splice(at, 1);
          resolve({ kind: state === 'loading' ? 'loading' : 'late' });
        });
        const added: Job = {
          ...wanted,
          settle(outcome) {
            limit.end();
            resolve(outcome);
          },
        };
        limit.begin(limits.pageMillis);
        waiting.push(added);
        next();
      });
    },
    async close() {
      closing.abort();
      clearTimeout(restart);
      leave();
      await Promise.all(notEnded);
    },
  };
}
